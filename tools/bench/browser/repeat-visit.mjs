// PRF-27: a visit with the worker and its caches, against a first visit without.
import { ratioLine } from '../report/lines.mjs';
import { startDemo } from '../setup/site.mjs';
import { openPage, withBrowser } from './phone.mjs';
import { openLine } from './slow-line.mjs';

/** Runs in the page, before it loads. */
function watchPaint() {
  new PerformanceObserver((list) => {
    window.lcp = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function visit(phone, url, line) {
  const page = await openPage(phone, url);
  await page.addInitScript(watchPaint);
  line.take();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await line.rest();
  const lcp = await page.evaluate(() => window.lcp);
  const bytes = line.take();
  await page.close();
  return { lcp, kB: bytes / 1_000 };
}

async function install(phone, url, line) {
  const page = await openPage(phone, url);
  await page.goto(url);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/');
    return registration?.active?.state === 'activated';
  });
  await line.rest();
  await page.close();
}

export async function benchRepeatVisit({ ports, plan }) {
  const demo = await startDemo(ports.site, ports.sandbox);
  const line = await openLine(ports.second, ports.site);
  const url = `http://aurora.localhost:${ports.second}/m/home`;
  const visits = { first: [], again: [] };
  await withBrowser(async (withPhone) => {
    for (let round = 0; round < plan.visits; round += 1) {
      visits.first.push(await withPhone((phone) => visit(phone, url, line)));
      const again = async (phone) => {
        await install(phone, url, line);
        return visit(phone, url, line);
      };
      visits.again.push(await withPhone(again, { serviceWorkers: 'allow' }));
    }
  });
  line.close();
  await demo.stop();
  const both = (key) => ({
    own: visits.again.map((one) => one[key]),
    other: visits.first.map((one) => one[key]),
  });
  const baseline = 'first visit, without worker';
  return [
    ratioLine({
      id: 'PRF-27',
      what: 'bytes of a visit to /m/home with the worker',
      baseline,
      ...both('kB'),
      unit: 'kB',
      goal: 0.1,
    }),
    ratioLine({
      id: 'PRF-27',
      what: 'LCP of a visit to /m/home with the worker',
      baseline,
      ...both('lcp'),
      unit: 'ms',
      goal: 0.7,
    }),
  ];
}
