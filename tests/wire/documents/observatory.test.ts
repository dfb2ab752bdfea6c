// The rules and points of MDN's HTTP Observatory for a document: A+ begins at 100 (SEC-110). The scanner itself runs in `npm run audit`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { toDocument } from '@/tests/wire/seo/crawl';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

const MIN_POINTS = 120;
const SIX_MONTHS_S = 15_768_000;
const PAGES = ['/m/home', '/m/login', '/m/register', '/m/game', '/m/launchGame?vendor=PL', '/m/nothing-here'];
const HOST = 'aurora.localhost';
const CHAT = '/wps/relay/WPSCORE_getCustomerServiceScript';

/** A brand as operators have it: the demo's own loads things from this machine by plain http. */
function writeRegistry(): string {
  const { vendors: _demo, ...merchant } = JSON.parse(readFileSync('sandbox/merchants/aurora.json', 'utf8'));
  const folder = makeTemporaryFolder('observatory');
  writeFileSync(path.join(folder, 'aurora.json'), JSON.stringify(merchant));
  return folder;
}

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ MERCHANTS: writeRegistry(), TRUSTED_PROXY_HOPS: '1' });
  await control(site.provider, 'faults', { merchant: 'aurora', kind: 'answer', path: CHAT, value: null });
}, 60_000);
afterAll(() => site.stop());

/** As behind a balancer that ends TLS. */
const get = (path_: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask({
    port: site.port,
    host: HOST,
    path: path_,
    method,
    headers: {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': HOST,
      'X-Forwarded-For': '203.0.113.9',
      ...headers,
    },
  });

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (policy: string): Policy =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const BROAD = /^(?:\*|(?:https?|ftp|data):|https?:\/\/\*(?:\.\*)?|'unsafe-inline'|'unsafe-eval')$/;

/** Ten points: nothing by default, no unsafe word, no scheme as a whole for scripts, styles and objects, nothing by plain http. */
function judgePolicy(policy: Policy): number {
  const none = policy.get('default-src') ?? [];
  const sources = (name: string) => policy.get(name) ?? none;
  const isDynamic = sources('script-src').some((one) => /^'(?:nonce|sha256)-/.test(one));
  const scripts = sources('script-src').filter(
    (one) => !(isDynamic && /^(?:'self'$|'unsafe-inline'$|https?:)/.test(one)),
  );
  const wide = [...scripts, ...sources('style-src'), ...sources('object-src')].filter((one) =>
    BROAD.test(one),
  );
  const plain = [...policy]
    .filter(([name]) => name !== 'script-src')
    .flatMap(([, all]) => all)
    .filter((one) => /^(?:http|ftp):/.test(one));
  expect([wide, plain, none, isDynamic]).toEqual([[], [], ["'none'"], true]);
  return 10;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Its ten tests but two: that plain http is led to TLS is nginx's (fault/topology/edge.test.ts), and the list that browsers are built with has the owner's own names. */
function pointsOf({ headers, text }: TextAnswer): Record<string, number> {
  const policy = parsePolicy(String(headers['content-security-policy']));
  for (const line of headers['set-cookie'] ?? [])
    expect(line).toMatch(/; Secure.*; SameSite=(?:Lax|Strict)/i);
  const [, age = '0'] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(SIX_MONTHS_S);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const scripts = [...toDocument(text).querySelectorAll('script[src]')];
  expect(scripts.map((one) => one.getAttribute('src')).filter((src) => !/^\/[^/]/.test(src ?? ''))).toEqual(
    [],
  );
  return {
    policy: judgePolicy(policy),
    referrer: PRIVATE.includes(String(headers['referrer-policy'])) ? 5 : 0,
    frames: policy.get('frame-ancestors')?.includes("'none'") ? 5 : 0,
    resources: headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  };
}

test.each(PAGES)('%s has what Observatory gives A+ and 120 points for, and more (SEC-110)', async (page) => {
  const points = pointsOf(await get(page));
  expect(points).toEqual({ policy: 10, referrer: 5, frames: 5, resources: 10 });
  expect(Object.values(points).reduce((sum, one) => sum + one, 100)).toBeGreaterThanOrEqual(MIN_POINTS);
});

test('a preflight from elsewhere and robots.txt, which it requests too, give nothing away (SEC-110, SEC-61)', async () => {
  const foreign = { Origin: 'https://http-observatory.security.mozilla.org' };
  const preflight = await get('/m/home', { ...foreign, 'Access-Control-Request-Method': 'GET' }, 'OPTIONS');
  const robots = await get('/robots.txt', foreign);
  for (const { headers } of [preflight, robots]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect([preflight.status >= 200 && preflight.status < 500, robots.status]).toEqual([true, 200]);
});
