import type { Page } from 'playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { measureText, patternsOf } from '@/scripts/matrix/measure-page.mjs';
import { type BrandCode, readBrand } from '../support/merchant';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

// `npm run matrix` looks at every screen of every brand; here every language is read once, on the pages that every player meets (B47).
const NARROWEST = { width: 320, height: 640 };
/** What runs across the screen by itself stands still. */
const STILL = { reducedMotion: 'reduce' } as const;
const PAGES = [ROUTES.home, ROUTES.login, ROUTES.register, ROUTES.safety];
const BRANDS: readonly BrandCode[] = ['aurora', 'rio', 'noor', 'lotus'];

const speaks = (brand: BrandCode, code: LanguageCode) => readBrand(brand).languages.includes(code);

async function faultsOf(page: Page, code: LanguageCode): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return measureText(page, patternsOf(code));
}

for (const code of LANGUAGE_CODES) {
  const brand = BRANDS.find((one) => speaks(one, code));
  test.describe(code, () => {
    test.use({ brand: brand ?? 'aurora', reads: code, viewport: NARROWEST, contextOptions: STILL });
    test(`${code} is spoken by a brand of the demo and fits the narrowest phone (I2, B47)`, async ({
      page,
      visitor,
    }) => {
      expect(brand).toBeDefined();
      for (const place of PAGES) {
        await visitor.opens(place);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
        expect(await faultsOf(page, code), place).toEqual([]);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(code)('safetyPage.title'));
    });
  });
}

test('what is cut off, shortened, outside of its box, on other text or too wide is found (B47)', async ({
  page,
  visitor,
}) => {
  await visitor.opens(toHref(ROUTES.safety, {}));
  expect(await faultsOf(page, 'EN')).toEqual([]);
  await page.evaluate(() => {
    const plant = (text: string, style: string, place = document.querySelector('main')) => {
      const box = document.createElement('div');
      box.style.cssText = `inline-size: 80px; ${style}`;
      box.textContent = text;
      place?.append(box);
    };
    plant('Cut in its height and gone', 'block-size: 12px; overflow: hidden');
    plant('Withoutanyplacetobreakit', 'overflow-wrap: normal');
    plant('Take a break for a while', '');
    plant('On top of the other', 'margin-block-start: -24px');
    plant(
      'No account uses this number yet',
      'white-space: nowrap; overflow: hidden; text-overflow: ellipsis',
    );
    plant('A name of the provider’s', 'white-space: nowrap; overflow: hidden; text-overflow: ellipsis');
    plant('Somewordthatbreaks', 'overflow-wrap: anywhere');
    plant('Wide', 'inline-size: 200vw; flex: none', document.body);
  });
  const kinds = (await faultsOf(page, 'EN')).join('\n');
  for (const kind of [
    'cut: Cut in its height',
    'outside: Withoutanyplace',
    'overlap: Take a break',
    'shortened: No account',
    'broken: Somewordthatbreaks',
    'px too wide',
  ])
    expect(kinds).toContain(kind);
  expect(kinds).not.toContain('A name of the provider');
});
