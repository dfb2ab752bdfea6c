import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const UNLISTED = 'https://unlisted.example/evil.js';
const MARKUP = [
  '<button id="planted" onclick="window.smuggled = 1">x</button>',
  '<img src="data:," onerror="window.smuggled = 2">',
  '<script>window.smuggled = 3</script>',
  `<script src="${UNLISTED}"></script>`,
  '<iframe srcdoc="<script>parent.smuggled = 4</script>"></iframe>',
].join('');

/** Adds markup that the site did not write; reports go out at once, and not in a minute's time as `report-to` has it. */
async function plantInto(route: Route): Promise<void> {
  // The runner's own requests do not know that names under localhost are this machine.
  const { host, port, pathname } = new URL(route.request().url());
  const sent = { ...(await route.request().allHeaders()), host };
  const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: sent });
  const { 'content-encoding': _coding, 'content-length': _length, ...headers } = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain('; report-to csp');
  expect(headers['reporting-endpoints']).toBe(`csp="${CSP_REPORT_PATH}"`);
  const body = (await response.text()).replace('</body>', `${MARKUP}</body>`);
  const changed = { ...headers, 'content-security-policy': policy.replace('; report-to csp', '') };
  await route.fulfill({ response, headers: changed, body });
}

/** Runs code from texts as a script of the page would: calls by the runner are exempt from the policy. */
function runTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inTask = (run: () => unknown) =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            run();
            resolve('ran');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      });
    const later = window.setTimeout as unknown as (code: string) => void;
    return [
      await inTask(() => window.eval('window.smuggled = 5')),
      await inTask(() => new Function('window.smuggled = 6')()),
      await inTask(() => later('window.smuggled = 7')),
    ];
  });
}

test('handlers in markup, foreign scripts, eval and new Function are blocked, and each is reported (SEC-79, SEC-83)', async ({
  page,
  merchant,
  site,
  traffic,
  complaints,
}) => {
  complaints.expect(/policy|Content Security Policy|ERR_BLOCKED_BY_CSP|unlisted\.example/i);
  // A document that the test answers has no address space, so it may not load the demo's pictures and chat from this machine.
  complaints.expect(/\/art\/|\/widget\.js/);
  const reports: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CSP_REPORT_PATH) reports.push(request.postData() ?? '');
  });
  await page.route(UNLISTED, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.smuggled = 8' });
  });
  await page.route(merchant.url(ROUTES.home), plantInto);
  await page.goto(merchant.url(ROUTES.home));
  await page.evaluate(() => document.querySelector<HTMLElement>('#planted')?.click());
  expect((await runTexts(page)).slice(0, 2)).toEqual(['EvalError', 'EvalError']);
  const reported = () => [...reports, readFileSync(site.log).subarray(traffic.logFrom).toString()].join('\n');
  await expect.poll(reported).toContain('policy violation reported');
  for (const sign of ['script-src-attr', 'script-src-elem', 'unlisted.example', 'eval'])
    await expect.poll(reported).toContain(sign);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  expect(fetched).toEqual([]);
});
