// PRF-31: how long each of 40 taps through the site takes until something is seen, on a slow processor.
import { thirdQuartileOf } from '../measure/statistics.mjs';
import { amountLine } from '../report/lines.mjs';
import { startDemo } from '../setup/site.mjs';
import { whenAlive, withBrowser } from './phone.mjs';
import { openWatched, SHORTEST_MS } from './taps.mjs';

/** A player looks before the next tap. */
const LOOK_MS = 300;

const tab = (path) => ({ on: `body > nav a[href="${path}"]`, path });
const link = (path) => ({ on: `main nav a[href="${path}"]`, path });
const heart = (nth) => ({ on: 'main button[data-code]', nth });
const filter = (nth) => ({ on: 'main label:has(input[type=checkbox])', nth });

/** Twenty taps; `path` is where one leads. */
const ROUND = [
  ...[link('/m/rng'), heart(0), heart(1), link('/m/live'), link('/m/rng'), heart(0), heart(1)],
  ...[tab('/m/game'), filter(0), filter(1), filter(0), filter(1)],
  ...[tab('/m/activity'), tab('/m/service'), tab('/m/home'), heart(0), heart(0)],
  ...[{ on: 'main a[href^="/m/game?game="]', path: '/m/game' }, tab('/m/activity'), tab('/m/home')],
];

async function follow(page, { on, nth = 0, path }) {
  await page.locator(on).nth(nth).tap();
  if (path !== undefined) {
    await page.waitForFunction((wanted) => window.location.pathname === wanted, path);
    await whenAlive(page);
  }
  await page.waitForTimeout(LOOK_MS);
}

/** Returns the time of each tap in ms; one that the browser does not report took less than `SHORTEST_MS`. */
async function playSession(phone, url) {
  const page = await openWatched(phone, url);
  const steps = [...ROUND, ...ROUND];
  for (const step of steps) await follow(page, step);
  const taken = await page.evaluate(() => [...window.taps.values()]);
  return Array.from({ length: Math.max(steps.length, taken.length) }, (_, at) => taken[at] ?? SHORTEST_MS);
}

export async function benchSession({ ports, plan }) {
  const demo = await startDemo(ports.site, ports.sandbox);
  const taps = [];
  await withBrowser(async (withPhone) => {
    for (let round = 0; round < plan.visits; round += 1)
      taps.push(...(await withPhone((phone) => playSession(phone, `http://${demo.host}/m/home`))));
  });
  await demo.stop();
  const what = 'of 40 taps through home, lobbies, games, promotions and service, processor 4 times slower';
  return [
    amountLine({ id: 'PRF-31', what: `p75 ${what}`, amount: thirdQuartileOf(taps), unit: 'ms', goal: 100 }),
    amountLine({ id: 'PRF-31', what: `worst ${what}`, amount: Math.max(...taps), unit: 'ms', goal: 200 }),
  ];
}
