// The question for consent in the languages whose lines are tallest: all of its words are in sight.
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

test('nothing of it scrolls with three partners or four (B7, B47)', async ({ page, visitor, merchant }) => {
  for (const [lang, ids] of QUESTIONS) {
    await withPartners(page, merchant, ids);
    await visitor.opens(toHref(ROUTES.login, { lang }));
    const words = questionOf(page, textsIn(lang)).locator('div').first();
    await expect(words).toBeVisible();
    const hidden = await words.evaluate((node) => node.scrollHeight - node.clientHeight);
    // A line's letters may reach out of it by a pixel.
    expect.soft(hidden, `${lang}, ${Object.keys(ids).length} partners`).toBeLessThanOrEqual(1);
  }
});
