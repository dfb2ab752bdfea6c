// Picture of a merchant: a row per language, a column per screen.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEMBER_SCREENS, VISITOR_SCREENS } from './key-screens.mjs';

const CELL = { width: 180, height: 370 };
const NAMES = [...VISITOR_SCREENS, ...MEMBER_SCREENS].map(({ name }) => name);
/** Chromium paints pictures up to this height. */
const ROWS_A_SHEET = 14;

const styleOf = (columns) => `
  body { margin: 0; padding: 16px; font: 600 13px 'Noto Sans', sans-serif; background: #d5d8df; color: #3b3f4a }
  section { display: grid; gap: 10px; grid-template-columns: 60px repeat(${columns}, ${CELL.width}px); align-items: start }
  img { display: block; inline-size: ${CELL.width}px; block-size: ${CELL.height}px; object-fit: cover; object-position: top; border-radius: 8px }
`;

const pictureOf = (file) =>
  `<img alt="" src="data:image/jpeg;base64,${readFileSync(file).toString('base64')}">`;

async function paint(browser, { file, rows, columns }) {
  const width = 32 + 60 + columns.length * (CELL.width + 10);
  const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: 1 });
  const head = `<b></b>${columns.map((name) => `<b>${name}</b>`).join('')}`;
  const style = styleOf(columns.length);
  await page.setContent(`<!doctype html><style>${style}</style><section>${head}${rows.join('')}</section>`);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
  await page.close();
}

/** Composes the pictures into sheets of 14 languages each; returns their paths. */
export async function composeMatrix(browser, { merchant, languages, folder }) {
  const fileOf = (language, name) => path.join(folder, `${merchant}-${language}-${name}.jpg`);
  const isThere = (name) => languages.some((language) => existsSync(fileOf(language, name)));
  const columns = NAMES.filter(isThere);
  const toRow = (language) => {
    const files = columns.map((name) => fileOf(language, name));
    return `<b>${language}</b>${files.map((file) => (existsSync(file) ? pictureOf(file) : '<i></i>')).join('')}`;
  };
  const sheets = [];
  for (let from = 0; from < languages.length; from += ROWS_A_SHEET) {
    const file = path.join(folder, `${merchant}-sheet-${sheets.length + 1}.jpg`);
    const rows = languages.slice(from, from + ROWS_A_SHEET).map(toRow);
    await paint(browser, { file, rows, columns });
    sheets.push(file);
  }
  return sheets;
}
