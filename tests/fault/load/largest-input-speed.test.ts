// The largest input of each endpoint: other requests wait while the site handles it (SEC-106).

import { MAX_PARAMETERS } from '@/lib/server/node/scrub-request';
import { CALLS } from '@/lib/shared/calls/table';
import { PROXY_LIMIT } from '@/lib/shared/constants';
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-request';
import { ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { ask, ownPost, type Question } from '@/tests/wire/support/ask';
import { raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const TOKEN = 'a-token-of-the-collector';
const READINGS = 5;
/** Requests of an endpoint in each round: most endpoints are cheap enough in the first one. */
const ROUNDS = [1, 3, 3, 3, 3];
const MAX_READINGS = 8;
/** Of the 16 kB that all headers may have. */
const TARGET_CHARS = 12_000;
const site = raiseSite({ LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN });

/** JSON of so many characters that is expensive to parse: many names, each of them new. */
function largestBody(chars: number): string {
  const pairs: string[] = [];
  for (let size = 2; ; ) {
    const pair = `"n${pairs.length}":{"a":[1]}`;
    size += pair.length + 1;
    if (size > chars) return `{${pairs.join()}}`;
    pairs.push(pair);
  }
}

const QUERY = Array.from({ length: MAX_PARAMETERS }, (_, nth) =>
  `q${nth}=`.padEnd(TARGET_CHARS / MAX_PARAMETERS - 1, '1'),
).join('&');
const BODY = largestBody(PROXY_LIMIT.requestBytes);
const COOKIE = Array.from({ length: 400 }, (_, nth) => `cookie${nth}=${'x'.repeat(16)}`).join('; ');

const post = (path: string, body: string): Omit<Question, 'port'> => ({
  ...{ path, body, method: 'POST', headers: ownPost(site.port) },
});
const read = (path: string): Omit<Question, 'port'> => ({
  ...{ path: `${path}?${QUERY}`, headers: { 'sec-fetch-site': 'same-origin' } },
});

/** What the site's own handlers take, in characters. */
const OWN_POSTS: Readonly<Record<string, number>> = {
  [ROUTES.consent]: 16_000,
  '/csp-report': 16_000,
  '/error-report': 4_000,
  '/m/age': 4_000,
  [HANDOFF_PATH]: 4_000,
  [ROUTES.switchAnswer]: 1_000,
  [ROUTES.device]: 250,
  [ROUTES.break]: 250,
};
const OWN_READS = [
  ...[ROUTES.login, ROUTES.session, ROUTES.device, ROUTES.out, HANDOFF_PATH, '/m/service-entries'],
  ...Object.values(SITE_FILES),
];

const listEndpoints = (): Omit<Question, 'port'>[] => [
  ...CALLS.map(({ method, path }) => (method === 'GET' ? read(path) : { ...post(path, BODY), method })),
  ...Object.entries(OWN_POSTS).map(([path, chars]) => post(path, largestBody(chars))),
  ...OWN_READS.map(read),
  { path: ROUTES.login, headers: { cookie: COOKIE } },
];

/** The site's processor time so far, in ms. */
async function readCpu(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { text } = await ask({ port: site.port, path: '/metrics', headers });
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1_000;
}

/** What this machine takes to read the largest body once, in ms of processor time. */
function readingTime(): number {
  const { user, system } = process.cpuUsage();
  for (let nth = 0; nth < READINGS; nth += 1) JSON.parse(BODY);
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1_000 / READINGS;
}

const nameOf = ({ method = 'GET', path = '' }: Omit<Question, 'port'>) => `${method} ${path}`.slice(0, 60);

test('the largest legal input of every endpoint costs at most eight times the processor time of parsing the largest body (SEC-106)', async () => {
  const endpoints = listEndpoints();
  expect(endpoints.length).toBeGreaterThan(50);
  const statuses = new Map<string, number>();
  const askFor = async (endpoint: Omit<Question, 'port'>) => {
    statuses.set(nameOf(endpoint), (await ask({ ...endpoint, port: site.port })).status);
  };
  for (const endpoint of endpoints) await askFor(endpoint);
  const costs = new Map<string, number>();
  const isLarge = (endpoint: Omit<Question, 'port'>) =>
    (costs.get(nameOf(endpoint)) ?? Number.POSITIVE_INFINITY) > MAX_READINGS;
  // The garbage of others is collected now and then: the best of a few rounds counts.
  for (const requests of ROUNDS) {
    const reading = readingTime();
    let startedMs = await readCpu();
    for (const endpoint of endpoints.filter(isLarge)) {
      for (let sent = 0; sent < requests; sent += 1) await askFor(endpoint);
      const endedMs = await readCpu();
      costs.set(nameOf(endpoint), (endedMs - startedMs) / requests / reading);
      startedMs = endedMs;
    }
  }
  expect([...costs].filter(([, cost]) => cost > MAX_READINGS)).toEqual([]);
  // Neither too large nor too many: what is refused is refused for what it says, once it has been read, or for want of a session.
  const others = [...statuses].filter(([, status]) => ![200, 204, 303, 308, 400, 401, 404].includes(status));
  expect(others).toEqual([]);
  expect([...statuses.values()].filter((status) => status === 200).length).toBeGreaterThan(15);
});
