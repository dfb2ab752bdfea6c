// PRF-22: how long the entry pages block a slow phone, by processor time, against an empty Next page.
import { blockingMs, TASK_CATEGORIES } from '../measure/blocking.mjs';
import { orderOf } from '../measure/statistics.mjs';
import { ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { ENTRY_PAGES, expectAnswer, startDemo } from '../setup/site.mjs';
import { openPage, withBrowser } from './phone.mjs';
import { trace } from './trace.mjs';

/** The deferred widgets are loaded by then. */
const FOLLOWED_MS = 5_000;

async function measure(phone, url) {
  const page = await openPage(phone, url);
  const session = await page.context().newCDPSession(page);
  const events = await trace(session, TASK_CATEGORIES, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(FOLLOWED_MS);
  });
  return blockingMs(events, url);
}

export async function benchBlocking({ ports, plan }) {
  const empty = await startApp('empty', { port: ports.empty });
  const demo = await startDemo(ports.site, ports.sandbox);
  const urls = Object.fromEntries(ENTRY_PAGES.map((path) => [path, `http://${demo.host}${path}`]));
  urls.empty = `http://localhost:${ports.empty}/`;
  for (const path of ENTRY_PAGES) await expectAnswer({ port: ports.site, host: demo.host, path }, /<html/);
  const visits = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < plan.visits; round += 1)
    for (const name of orderOf(Object.keys(urls), round))
      await withBrowser(async (withPhone) => {
        visits[name].push(await withPhone((phone) => measure(phone, urls[name])));
      });
  await Promise.all([empty.stop(), demo.stop()]);
  return ENTRY_PAGES.map((path) =>
    ratioLine({
      id: 'PRF-22',
      what: `blocking time of ${path}, processor time of a trace × 4`,
      baseline: 'empty Next page',
      own: visits[path],
      other: visits.empty,
      unit: 'ms',
      goal: 1.5,
    }),
  );
}
