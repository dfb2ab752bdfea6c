// INSTANCES=2: two processes on one port, their figures together, one that is killed, and the end of all.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Several,
  socketsOf,
  startSeveral,
  TOKEN,
  untilUp,
} from '@/tests/fault/instances/support/several';
import { askSteadily } from '@/tests/fault/instances/support/steady';
import { childrenOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(90_000);
let site: Several;
beforeAll(async () => {
  site = await startSeveral();
}, 60_000);
afterAll(() => site.stop());

const figures = async (): Promise<string> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { status, text } = await ask({ port: site.port, path: '/metrics', headers });
  expect(status).toBe(200);
  return text;
};
const figureOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
const COUNTRY = 'site_relay_calls_total{merchant="aurora",call="country",result="ok"}';
const times = async (count: number, path: string) => {
  const answers = Array.from({ length: count }, () => ask({ port: site.port, path }));
  return (await Promise.all(answers)).map(({ status }) => status);
};

it('two processes of one parent serve one port (B44)', async () => {
  const pids = childrenOf(site.pid);
  expect(pids).toHaveLength(2);
  const before = pids.map(socketsOf);
  const open = askSteadily(site.port, ['/healthz']);
  await until(
    async () => pids.every((pid, at) => socketsOf(pid) > (before[at] ?? 0)),
    'a connection of each',
  );
  expect((await open.stop()).faults).toEqual([]);
});

it('each instance reports the metrics of both, and gauges that are the same for both only once (B42, SEC-108)', async () => {
  expect(await times(30, '/wps/system/country')).toEqual(Array(30).fill(200));
  for (let nth = 0; nth < 4; nth += 1) {
    const text = await figures();
    expect(figureOf(text, COUNTRY)).toBe(30);
    expect(figureOf(text, 'site_instances')).toBe(2);
    expect(text).toMatch(/^site_build_info\{build="[^"]+"\} 1$/m);
    expect(figureOf(text, 'site_redis_down')).toBe(0);
    expect(text).toMatch(/^site_relay_call_seconds_count\{merchant="aurora",call="country"\} 30$/m);
  }
  const denied = await ask({ port: site.port, path: '/metrics' });
  expect([denied.status, denied.text]).toEqual([401, '']);
});

it('a killed process loses at most its running requests, is replaced, and loses no count (FLT-3, FLT-34, B42)', async () => {
  const [killed = 0, other] = childrenOf(site.pid);
  const load = askSteadily(site.port, ['/m/home', '/wps/system/country', '/readyz']);
  await sleep(500);
  const before = figureOf(await figures(), COUNTRY);
  process.kill(killed, 'SIGKILL');
  await untilUp(site, 3);
  await until(async () => load.countRequests() > 100, 'a hundred requests');
  const { faults } = await load.stop();
  // Four clients, each with one request at a time; a lost one is reported at once.
  expect(faults.join()).not.toContain('NO_ANSWER');
  expect(faults.length).toBeLessThanOrEqual(4);
  const pids = childrenOf(site.pid);
  expect(pids).toHaveLength(2);
  expect(pids).toContain(other);
  expect(pids).not.toContain(killed);
  expect(site.output()).toContain('an instance ended, another one follows');
  expect(figureOf(await figures(), COUNTRY)).toBeGreaterThanOrEqual(before);
});

it('a silent instance counts with its last report, and delays no response (B42)', async () => {
  const [stopped = 0] = childrenOf(site.pid);
  const before = figureOf(await figures(), COUNTRY);
  process.kill(stopped, 'SIGSTOP');
  try {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const askIt = () => ask({ port: site.port, path: '/metrics', headers });
    // Of two in a row one is for the other instance.
    const { status, text } = await Promise.any([askIt(), askIt()]);
    expect([status, figureOf(text, COUNTRY)]).toEqual([200, before]);
    expect(figureOf(text, 'site_instances')).toBe(2);
  } finally {
    process.kill(stopped, 'SIGCONT');
  }
});

it('SIGTERM is announced by all, lets a running call finish, and ends all with 0 (FLT-1, FLT-2)', async () => {
  const pids = childrenOf(site.pid);
  await control(site.provider, 'faults', { kind: 'delay', path: '/wps/v2/system/status', delayMs: 6_500 });
  const slow = ask({ port: site.port, host: 'rio.localhost', path: '/wps/v2/system/status' });
  await until(async () => (await callsTo(site.provider, '/wps/v2/system/status')).length > 0, 'the call');
  const ended = site.end('SIGTERM');
  await until(async () => (await times(4, '/readyz')).every((status) => status === 503), 'the announcement');
  expect(await times(4, '/healthz')).toEqual([200, 200, 200, 200]);
  expect((await slow).status).toBe(200);
  expect(await ended).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
