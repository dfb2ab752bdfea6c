import type { Page } from 'playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { measureText, patternsOf } from '@/tools/matrix/measure-page.mjs';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { withoutPictures } from '../support/measure/without-pictures';
import { type BrandCode, readBrand } from '../support/merchant';
import { type Visitor, whenAlive } from '../support/people';
import { expect } from '../support/test';
import { testWith } from '../support/test-with';
import { textsIn } from '../support/texts';

// A demo of its own: the site of the other journeys keeps for a minute what one of them planted in a language.
const test = testWith(() => ({}));

test.use(PHONE_PIXELS);

// `npm run matrix` looks at every screen of every brand; here every language is read once, on the pages that every player meets (B47).
const NARROWEST = { width: 320, height: 640 };
/** Tamil, whose words are the longest. */
const LONGEST: LanguageCode = 'TA';
/** Stops animations that move across the screen. */
const STILL = { reducedMotion: 'reduce' } as const;
const BRANDS: readonly BrandCode[] = ['aurora', 'rio', 'noor', 'lotus'];

/** The languages of which a brand is the first in the demo. */
function ownOf(brand: BrandCode): readonly LanguageCode[] {
  const before = BRANDS.slice(0, BRANDS.indexOf(brand)).flatMap((one) => readBrand(one).languages);
  return readBrand(brand).languages.filter((code) => !before.includes(code));
}

async function faultsOf(page: Page, code: LanguageCode): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return measureText(page, patternsOf(code));
}

test.use({ viewport: NARROWEST, contextOptions: STILL });

test('the demo has every language (I2)', () => {
  expect(BRANDS.flatMap(ownOf).toSorted()).toEqual(LANGUAGE_CODES.toSorted());
});

type Reader = { readonly page: Page; readonly visitor: Visitor };

/** Opens a page in a language; returns texts that do not fit. */
async function faultsAt({ page, visitor }: Reader, code: LanguageCode, place: string): Promise<string[]> {
  await visitor.opens(toHref(place, { lang: code }));
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
  return faultsOf(page, code);
}

for (const brand of BRANDS)
  test.describe(brand, () => {
    test.use({ brand });
    const codes = ownOf(brand);

    const hasLongest = codes.includes(LONGEST);

    test(`${codes.join(', ')} fit the narrowest phone where an account is made${hasLongest ? `, and ${LONGEST} at the log-in` : ''} (I2, B47)`, async ({
      page,
      visitor,
      complaints,
    }) => {
      test.slow();
      // The words stand in the page as it comes; its scripts would add none.
      complaints.expect(/ERR_FAILED/);
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      for (const code of codes)
        expect.soft(await faultsAt({ page, visitor }, code, ROUTES.register), code).toEqual([]);
      if (hasLongest) expect(await faultsAt({ page, visitor }, LONGEST, ROUTES.login)).toEqual([]);
    });

    // These pages have the same texts without script, and load in a fraction of the time.
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test(`${codes.join(', ')} fit the narrowest phone at home and on the page of safer play (I2, B47)`, async ({
        page,
        visitor,
      }) => {
        test.slow();
        await withoutPictures(page);
        for (const code of codes) {
          expect.soft(await faultsAt({ page, visitor }, code, ROUTES.home), `${code} home`).toEqual([]);
          expect.soft(await faultsAt({ page, visitor }, code, ROUTES.safety), `${code} safety`).toEqual([]);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(code)('safetyPage.title'));
        }
      });
    });
  });

test('text that is cut off, shortened, outside its box, on other text or too wide is found (B47)', {
  tag: '@quick',
}, async ({ page, visitor }) => {
  await visitor.opens(toHref(ROUTES.safety, {}));
  // React reports markup that it did not render as an error.
  await whenAlive(page);
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
      'No account with this number yet',
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
