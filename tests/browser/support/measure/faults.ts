// All faults that keep people from using a page as it is now.
import type { Page } from 'playwright/test';
import { violationsOf, whenStill } from '../axe';
import { overflowsOf } from './overflow';
import { smallTargetsOf } from './targets';

/** Least height and width of a touch control, in pixels. */
const TOUCH_TARGET = 44;

const PHONE = { width: 360, height: 740 };

async function overflowsAt(page: Page, name: string, arrange: () => Promise<unknown>): Promise<string[]> {
  await arrange();
  return (await page.evaluate(overflowsOf)).map((fault) => `${name}: ${fault}`);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** What does not fit at the narrowest widths of the design, and with text of twice the size (WCAG 1.4.4, 1.4.10). */
export async function misfitsOf(page: Page): Promise<string[]> {
  const faults = [
    ...(await overflowsAt(page, '320 px', () => page.setViewportSize({ ...PHONE, width: 320 }))),
    ...(await overflowsAt(page, '360 px', () => page.setViewportSize(PHONE))),
    ...(await overflowsAt(page, 'text of 200 %', () => setTextSize(page, '200%'))),
  ];
  await setTextSize(page, '');
  return faults;
}

/** Controls too small for a finger, and what does not fit; none is expected. */
export async function handlingFaultsOf(page: Page): Promise<string[]> {
  // A dialog that still grows is too small.
  await whenStill(page);
  const small = await page.evaluate(smallTargetsOf, TOUCH_TARGET);
  await page.evaluate(() => window.scrollTo(0, 0));
  return [...small.map((fault) => `small: ${fault}`), ...(await misfitsOf(page))];
}

/** The same, and rules of axe that are broken. */
export async function faultsOf(page: Page): Promise<string[]> {
  const broken = (await violationsOf(page)).map((fault) => `axe ${fault}`);
  return [...broken, ...(await handlingFaultsOf(page))];
}
