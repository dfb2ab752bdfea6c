// PRF-25: how long 20 taps take until something is seen, against a bare React list.
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { startDemo } from '../setup/site.mjs';
import { openPage, slowDown, whenAlive, withBrowser } from './phone.mjs';

const TAPS = 20;
/** The browser reports no shorter one. */
export const SHORTEST_MS = 16;
const REST_MS = 150;

/** Runs in the page, before it loads: `window.taps` has the longest ms of each tap. */
function watchTaps(durationThreshold) {
  const longest = new Map();
  window.taps = longest;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold });
}

/** Opens a page that notes its taps; it is loaded, and slowed from then on. */
export async function openWatched(phone, url) {
  const page = await openPage(phone, url);
  await page.addInitScript(watchTaps, SHORTEST_MS);
  await page.goto(url);
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  return page;
}

/** Taps each control, there and back, so that each is on and off. Returns the slowest in ms (of fewer than 50 taps, that is INP). */
async function longestTap(phone, { url, controls }) {
  const page = await openWatched(phone, url);
  const matches = page.locator(controls);
  const count = Math.min(await matches.count(), TAPS / 4);
  if (count < 3) throw new Error(`${url}: ${count} controls to tap`);
  for (let at = 0; at < TAPS; at += 1) {
    await matches.nth(at % count).tap();
    await page.waitForTimeout(REST_MS);
  }
  const taken = await page.evaluate(() => [...window.taps.values()]);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`a tap led to ${page.url()}`);
  return Math.max(SHORTEST_MS, ...taken);
}

export async function benchTaps({ ports, plan }) {
  const app = await startApp('plain', { port: ports.app });
  const demo = await startDemo(ports.site, ports.sandbox);
  const own = { url: `http://${demo.host}/m/game`, controls: 'main label:has(input[type=checkbox])' };
  const bare = { url: `http://localhost:${ports.app}/list`, controls: 'main nav button' };
  const lists = { own: [], other: [] };
  await withBrowser(async (withPhone) => {
    for (let round = 0; round < plan.visits; round += 1) {
      lists.own.push(await withPhone((phone) => longestTap(phone, own)));
      lists.other.push(await withPhone((phone) => longestTap(phone, bare)));
    }
  });
  await Promise.all([app.stop(), demo.stop()]);
  const what = `longest of ${TAPS} taps on the filters of /m/game, processor 4 times slower`;
  return [
    ratioLine({ id: 'PRF-25', what, baseline: 'bare React 19 list', ...lists, unit: 'ms', goal: 1.5 }),
    amountLine({ id: 'PRF-25', what, amount: Math.max(...lists.own), unit: 'ms', goal: 100 }),
  ];
}
