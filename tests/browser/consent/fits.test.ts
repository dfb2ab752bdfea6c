// The consent prompt in the languages with the tallest lines: all of its text is visible.
import type { Locator, Page } from 'playwright/test';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';
import { questionOf, withPartners } from './consent-prompt';

test.use({ brand: 'aurora', consent: 'unasked', ...PHONE_PIXELS });

/** The longest list that is named, and one that is counted; both in the language whose lines are tallest. */
const NAMED = {
  fbPixelId: '100000000000011',
  tiktokPixelId: 'C4XYZ00000000000000T',
  kwaiPixelId: '100000000000012',
};
const COUNTED = {
  fbPixelId: '100000000000011',
  gtmId: 'GTM-DEMO01',
  appsflyerId: 'id000000001',
  adjustId: 'demo00000001',
};
const QUESTIONS: readonly (readonly [LanguageCode, object])[] = [
  ['JA', NAMED],
  ['KM', NAMED],
  ['MY', NAMED],
  ['MY', COUNTED],
];

const hiddenOf = (words: Locator) => words.evaluate((node) => node.scrollHeight - node.clientHeight);

/** Shows the prompt in Urdu, which no demo brand with this prompt offers. */
async function speakUrdu(page: Page): Promise<void> {
  const t = textsIn('UR');
  const partners = 'Meta (Facebook)، TikTok، اور Kwai';
  const words = [t('consent.promptTitle'), t('consent.promptNamed', { partners }), t('consent.more')];
  await page.evaluate((texts) => {
    Object.assign(document.documentElement, { lang: 'ur', dir: 'rtl' });
    const places = document.querySelectorAll('[data-prompt="consent"] :is(h2, p, a)');
    for (const [nth, place] of places.entries()) place.textContent = texts[nth] ?? '';
  }, words);
}

test('nothing of it scrolls with three partners or four (B7, B47)', async ({ page, visitor, merchant }) => {
  for (const [lang, ids] of QUESTIONS) {
    await withPartners(page, merchant, ids);
    await visitor.opens(toHref(ROUTES.login, { lang }));
    const words = questionOf(page, textsIn(lang)).locator('div').first();
    await expect(words).toBeVisible();
    // A line's letters may reach out of it by a pixel.
    expect.soft(await hiddenOf(words), `${lang}, ${Object.keys(ids).length} partners`).toBeLessThanOrEqual(1);
  }
  await speakUrdu(page);
  expect(await hiddenOf(page.locator('[data-prompt="consent"] > div').first())).toBeLessThanOrEqual(1);
});
