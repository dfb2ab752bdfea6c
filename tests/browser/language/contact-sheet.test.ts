// The contact sheet of `npm run matrix`: a row per language, a column per screen.
import { pathToFileURL } from 'node:url';
import { composeMatrix } from '@/tools/matrix/contact-sheet.mjs';
import { walkMerchant } from '@/tools/matrix/walk-languages.mjs';
import { folderForFile } from '../support/file-folder';
import { expect, test } from '../support/test';

const LANGUAGES = ['PT-BR', 'ES'];
const SCREENS = ['login', 'password'];
/** The sheet's margins and names, and a cell with its gap, in px. */
const SIZE = { margins: 92, cellWidth: 190, cellHeight: 380 };
const inFolder = folderForFile('matrix-test');

// The sheet is drawn in a window of a computer.
test.use({ brand: 'rio', isMobile: false });

test('a merchant’s screens, a member’s too, are drawn in each language on one contact sheet (B47)', async ({
  browser,
  merchant,
}) => {
  test.slow();
  const plan = { merchant: 'rio', languages: LANGUAGES, screens: SCREENS, widths: [360] };
  const place = { origin: merchant.origin, folder: inFolder('.') };
  expect(await walkMerchant(browser, { ...plan, ...place })).toEqual([]);
  const sheets: string[] = await composeMatrix(browser, { ...plan, ...place });
  expect(sheets).toEqual([inFolder('rio-sheet-1.jpg')]);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(sheets[0] ?? '').href);
  const { width, height } = await page.evaluate(() => {
    const [sheet] = document.images;
    return { width: sheet?.naturalWidth ?? 0, height: sheet?.naturalHeight ?? 0 };
  });
  await page.close();
  expect(width).toBe(SIZE.margins + SCREENS.length * SIZE.cellWidth);
  expect(Math.floor(height / SIZE.cellHeight)).toBe(LANGUAGES.length);
});
