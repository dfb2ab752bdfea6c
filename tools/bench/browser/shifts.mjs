// PRF-24: what moves while the entry pages load, on a phone whose processor is slow.
import { amountLine } from '../report/lines.mjs';
import { startDemo } from '../setup/site.mjs';
import { slowDown, withBrowser } from './phone.mjs';

const PAGES = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/game',
  '/m/rng',
  '/m/activity',
  '/m/service',
  '/m/mine',
];
const WINDOW_MS = 5_000;
const GAP_MS = 1_000;
const LATE_MS = 3_000;

/** Runs in the page, before it loads. */
function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({ startTime, value });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** CLS of shifts in their order: the greatest sum of a window of at most 5 s without a gap of 1 s. */
export function toCls(shifts) {
  let [greatest, sum, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    const isNew = startTime - last > GAP_MS || startTime - start > WINDOW_MS;
    sum = isNew ? value : sum + value;
    start = isNew ? startTime : start;
    last = startTime;
    greatest = Math.max(greatest, sum);
  }
  return greatest;
}

async function shiftOf(phone, url) {
  const page = await phone.newPage();
  await page.addInitScript(watchShifts);
  await slowDown(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(LATE_MS);
  const shifts = await page.evaluate(() => window.shifts);
  return toCls(shifts);
}

export async function benchShifts({ ports }) {
  const demo = await startDemo(ports.site, ports.sandbox);
  const lines = await withBrowser(async (withPhone) => {
    const all = [];
    for (const path of PAGES) {
      const amount = await withPhone((phone) => shiftOf(phone, `http://${demo.host}${path}`));
      all.push(
        amountLine({
          id: 'PRF-24',
          what: `CLS of ${path}, first visit, splash included`,
          amount,
          goal: 0.01,
        }),
      );
    }
    return all;
  });
  await demo.stop();
  return lines;
}
