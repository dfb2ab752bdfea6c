import { readFileSync } from 'node:fs';
import { ROUTES } from '@/lib/shared/routes';
import { COLLECTOR } from '../support/demo-site';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const MESSAGE = 'what the player typed';

/** Makes a script of the page fail: its listeners ask whether it is visible. */
function breakListeners(message: string): void {
  const get = (): never => {
    throw new TypeError(message);
  };
  Object.defineProperty(document, 'visibilityState', { configurable: true, get });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

test('an error of a script arrives as a report without its message, is logged with its places, and counted for its merchant (B53)', async ({
  page,
  merchant,
  site,
  traffic,
  complaints,
}) => {
  complaints.expect(new RegExp(MESSAGE));
  await page.goto(merchant.url(ROUTES.news));
  await whenPageSettled(page);
  const readReports = () =>
    // The site has served other journeys.
    readFileSync(site.log)
      .subarray(traffic.logFrom)
      .toString()
      .split('\n')
      .filter((line) => line.includes('browser error reported'))
      .map((line) => JSON.parse(line))
      .filter(({ route }) => route === ROUTES.news);
  // The error reporter is a deferred widget: it misses earlier errors.
  await expect
    .poll(async () => {
      await page.evaluate(breakListeners, MESSAGE);
      return readReports().length;
    })
    .toBeGreaterThan(0);
  const [report] = readReports();
  expect(report).toMatchObject({ merchant: merchant.code, kind: 'TypeError', route: ROUTES.news });
  expect(report.frames[0]).toMatch(/^[\w$.<>]+@chunks\/.+\.js:\d+:\d+$/);
  expect(JSON.stringify(report)).not.toContain(MESSAGE);
  const answer = await fetch(`http://127.0.0.1:${site.port}/metrics`, { headers: COLLECTOR });
  expect(await answer.text()).toMatch(
    new RegExp(`^site_browser_errors_total\\{merchant="${merchant.code}",kind="TypeError"\\} [1-9]`, 'm'),
  );
});
