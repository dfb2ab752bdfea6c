// A page as someone reads it who magnifies it.
import type { Page } from 'playwright/test';
import { overflowsOf } from '../support/measure/overflow';

const PHONE = { width: 360, height: 740 };

/** A phone and a desk at 200 %, and a desk at 400 %. */
const WINDOWS = [
  { width: 180, height: 370 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** Returns the share of the window that fixed bars cover, from 0 to 1. Runs in the page. */
function coveredPart(): number {
  window.scrollTo(0, document.body.scrollHeight / 2);
  const heights = [...document.querySelectorAll('body *:not(dialog, dialog *)')]
    .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position) && node.checkVisibility())
    .map((node) => node.getBoundingClientRect())
    .filter(({ top, bottom }) => top <= 0 || bottom >= innerHeight)
    .map(({ height }) => height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Sets the spacing that a reader may ask for (WCAG 1.4.12). Runs in the page. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  const all =
    'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
  sheet.replaceSync(`* { ${all} } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

async function faultsAt(page: Page, { width, height }: (typeof WINDOWS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const name = `${width} × ${height}`;
  const covered = await page.evaluate(coveredPart);
  return [
    ...(await page.evaluate(overflowsOf)).map((fault) => `${name}: ${fault}`),
    ...(covered > 0.34 ? [`${name}: ${Math.round(covered * 100)} % of it is covered`] : []),
  ];
}

/** Returns text that is cut off, scrolls sideways or covers the page when magnified or with wider spacing (WCAG 1.4.4, 1.4.10, 1.4.12). Restores the page. */
export async function magnifiedFaultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of WINDOWS) faults.push(...(await faultsAt(page, size)));
  await page.evaluate(spaceOut);
  faults.push(...(await faultsAt(page, { width: 320, height: 740 })));
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    window.scrollTo(0, 0);
  });
  return faults;
}
