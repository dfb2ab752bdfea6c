// Picture of all brands: home screens as phones side by side.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

/** The demo's brands from left to right, each in its own language. */
export const BRANDS = [
  { code: 'aurora', locale: 'en' },
  { code: 'rio', locale: 'pt-BR' },
  { code: 'noor', locale: 'ur' },
  { code: 'lotus', locale: 'th' },
];

const SIZE = { width: 1640, height: 960 };

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; display: grid; align-content: center; justify-content: center;
    grid-template-columns: repeat(4, 340px); gap: 48px; font-family: 'Noto Sans', sans-serif; color: #3b3f4a;
    background: linear-gradient(#eef0f4, #dfe2e9) }
  figure { display: grid; gap: 28px; justify-items: center }
  .phone { width: 340px; padding: 10px; border-radius: 42px; background: #14161c;
    box-shadow: 0 1px 0 #3a3e48 inset, 0 24px 48px #1b20303d }
  img { display: block; width: 100%; border-radius: 32px }
  figcaption { font-size: 21px; font-weight: 600; letter-spacing: .01em }
`;

const readText = (file) => readFileSync(file, 'utf8');
const dataUrl = (file) => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

function figureOf({ code }, folder) {
  const { name } = JSON.parse(readText(fromRoot(`sandbox/merchants/${code}.json`)));
  const screen = dataUrl(path.join(folder, `${code}-home.png`));
  return `<figure><div class="phone"><img src="${screen}" alt=""></div><figcaption>${name}</figcaption></figure>`;
}

/** Composes `file` from the home screens in `folder`. */
export async function composeBrands(browser, folder, file) {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
  const figures = BRANDS.map((brand) => figureOf(brand, folder)).join('');
  await page.setContent(`<!doctype html><style>${STYLE}</style>${figures}`, { waitUntil: 'load' });
  await page.screenshot({ path: file });
  await page.close();
}

const SHEET_STYLE = `
  body { margin: 0; padding: 24px; display: grid; gap: 20px; font: 600 18px 'Noto Sans', sans-serif;
    background: #d5d8df; color: #3b3f4a }
  section { display: grid; gap: 20px; grid-template-columns: repeat(8, 270px) }
  .wide { grid-template-columns: repeat(3, 734px) }
  figure { margin: 0; display: grid; gap: 6px }
  img { display: block; inline-size: 100%; border-radius: 12px }
`;

const shotOf = (file, name) =>
  `<figure><img src="${dataUrl(file)}" alt=""><figcaption>${name}</figcaption></figure>`;

/** Composes all pages of one brand into a contact sheet, `<brand>.png` beside them; returns its path. */
export async function composeSheet(browser, folder, { code, names }) {
  const file = path.join(folder, `${code}.png`);
  const page = await browser.newPage({ viewport: { width: 2348, height: 800 }, deviceScaleFactor: 1 });
  const figures = (isWide) =>
    names
      .filter((name) => name.endsWith('-wide') === isWide)
      .map((name) => shotOf(path.join(folder, `${code}-${name}.png`), name))
      .join('');
  const body = `<section>${figures(false)}</section><section class="wide">${figures(true)}</section>`;
  await page.setContent(`<!doctype html><style>${SHEET_STYLE}</style>${body}`, { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}
