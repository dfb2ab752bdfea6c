import type { Page } from 'playwright/test';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { goesBack } from '../support/goes-back';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

/** A page with few parts: the tested ones are the same on all pages. */
const PLACE = ROUTES.safety;

/** Texts that show its language. */
const readingOf = async (page: Page) => {
  const root = page.locator('html');
  return {
    tag: await root.getAttribute('lang'),
    dir: await root.getAttribute('dir'),
    title: await page.getByRole('heading', { level: 1 }).textContent(),
  };
};

function readingIn(code: LanguageCode) {
  const { tag, dir } = LANGUAGES[code];
  return { tag, dir, title: textsIn(code)('safetyPage.title') };
}

test.describe('a browser in Vietnamese', () => {
  test.use({ locale: 'vi-VN' });

  test('reads aurora in VI; a language in the address is accepted and stored, one that the merchant does not offer changes nothing (I1, I2, I3, ruling 59)', async ({
    page,
    visitor,
  }) => {
    await visitor.opens(PLACE);
    await expect.poll(() => readingOf(page)).toEqual(readingIn('VI'));
    await visitor.opens(toHref(PLACE, { lang: 'EN' }));
    await expect.poll(() => readingOf(page)).toEqual(readingIn('EN'));
    await visitor.opens(toHref(PLACE, { lang: 'UR' }));
    await expect.poll(() => readingOf(page)).toEqual(readingIn('EN'));
  });
});

test('a change of language keeps the input, the scroll position and the history (I4)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.privacy);
  await visitor.opens(ROUTES.register);
  await page.getByRole('textbox', { name: t('auth.username') }).fill('lan2000');
  await page.getByLabel(t('auth.password'), { exact: true }).filter({ visible: true }).fill('Passw0rd!');
  await whenPageSettled(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await page.getByRole('contentinfo').locator('a[data-lang="VI"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  const words = textsIn('VI');
  await expect(page.getByRole('textbox', { name: words('auth.username') })).toHaveValue('lan2000');
  await expect(
    page.getByLabel(words('auth.password'), { exact: true }).filter({ visible: true }),
  ).toHaveValue('');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top / 2);
  await goesBack(page);
  await expect(page).toHaveURL(new RegExp(ROUTES.privacy));
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('reads from right to left in Urdu and from left to right in English', async ({ page, visitor }) => {
    await visitor.opens(PLACE);
    await expect.poll(() => readingOf(page)).toEqual(readingIn('UR'));
    const left = (key: 'name' | 'button') =>
      page
        .getByRole('banner')
        .getByRole('link')
        .nth(key === 'name' ? 0 : 1)
        .evaluate((node) => node.getBoundingClientRect().left);
    expect(await left('name')).toBeGreaterThan(await left('button'));
    await page.getByRole('contentinfo').locator('a[data-lang="EN"]').click();
    await expect.poll(() => readingOf(page)).toEqual(readingIn('EN'));
    expect(await left('name')).toBeLessThan(await left('button'));
  });
});

test('Back closes the sheet and stays on the page; closed or followed, it leaves no step behind; a choice in it changes the page and the one before it and stays, against the browser’s own language (I1, I4)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.news);
  const place = toHref(ROUTES.game, { category: 'RNG' });
  await visitor.opens(place);
  await whenPageSettled(page);
  const globe = page.getByRole('banner').getByRole('button', { name: t('language.title') });
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await globe.click();
  await expect(sheet.locator('[aria-current]')).toHaveText(LANGUAGES.EN.name);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(merchant.url(place));
  await globe.click();
  await sheet.getByRole('button', { name: t('language.close') }).click();
  await expect(sheet).toBeHidden();
  // Its step back is taken a moment later.
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.mcDialog))).toBe(false);
  await globe.click();
  await sheet.getByRole('link', { name: LANGUAGES.VI.name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect(new URL(page.url()).searchParams.get('category')).toBe('RNG');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('VI')('category.RNG'));
  await goesBack(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await visitor.opens(PLACE);
  await expect.poll(() => readingOf(page)).toEqual(readingIn('VI'));
});

test('Forward shows no closed sheet, and Back from there leads to the page before (I1)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.news);
  await visitor.opens(PLACE);
  await whenPageSettled(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goForward();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(merchant.url(PLACE));
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
});
