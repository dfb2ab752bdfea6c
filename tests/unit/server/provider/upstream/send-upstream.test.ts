import { setTimeout as wait } from 'node:timers/promises';
import { earnRetry, sendUpstream } from '@/lib/server/provider/upstream/send-upstream';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';

const provider = freshProvider();

jest.setTimeout(30_000);
const placeOf = (endpoint: string, merchant = 'one') => ({
  ...{ origin: provider.origin, merchant, endpoint, group: 'g' },
});
const send = (more: object = {}) =>
  sendUpstream(
    { method: 'GET', url: `${provider.origin}/x`, headers: {}, timeoutMs: 5_000, ...more },
    placeOf('x'),
  );
const endOf = (pending: Promise<{ status: number }>) =>
  pending.then(
    ({ status }) => status,
    ({ code }) => code,
  );
const save = (calls: number) => {
  for (let call = 0; call < calls; call += 1) earnRetry(provider.origin);
};
/** Fails so often, then answers. */
const failing = (method: string, ...plans: Plan[]) => {
  provider.answers[`${method} /x`] = () => plans.shift() ?? ok(1);
};

test.each<[string, Plan]>([
  ['a broken connection', { drop: true }],
  ['502', failed('x', 502)],
  ['503', failed('x', 503)],
])('a GET that met %s is sent once more, where its budget allows (FLT-11, FLT-12)', async (_what, plan) => {
  failing('GET', plan);
  save(9);
  expect(await endOf(send())).toBe(200);
  failing('GET', plan);
  expect(await endOf(send())).not.toBe(200);
  expect(provider.requests).toHaveLength(3);
});

test('one that fails twice is reported, and is not sent a third time (FLT-12)', async () => {
  failing('GET', { drop: true }, { drop: true });
  save(100);
  expect(await endOf(send())).toBe('network_error');
  expect(provider.requests).toHaveLength(2);
  provider.reset();
  failing('GET', failed('first', 503), { drop: true });
  expect(await endOf(send())).toBe(503);
});

test.each<[string, string, Plan]>([
  ['a POST', 'POST', { drop: true }],
  ['a DELETE', 'DELETE', failed('x', 503)],
  ['a refusal', 'GET', failed('x', 400)],
  ['500', 'GET', failed('x', 500)],
  ['a redirect', 'GET', { status: 302, headers: { location: '/' } }],
])('%s is sent once (FLT-12)', async (_what, method, plan) => {
  failing(method, plan);
  save(100);
  await endOf(send({ method }));
  expect(provider.requests).toHaveLength(1);
});

test('neither a late answer nor a disconnected caller causes a retry (FLT-28)', async () => {
  save(100);
  provider.answers['GET /x'] = ok(1, { delayMs: 60_000 });
  // Long enough that a busy machine has sent it.
  expect(await endOf(send({ timeoutMs: 1_000 }))).toBe('timeout');
  const caller = new AbortController();
  const left = endOf(send({ signal: caller.signal, timeoutMs: 15_000 }));
  while (provider.requests.length < 2) await wait(5);
  caller.abort();
  expect(await left).toBe('network_error');
  expect(provider.requests).toHaveLength(2);
});

test('while half of all calls fail, a tenth of them is sent again (FLT-12)', async () => {
  let count = 0;
  provider.answers['GET /x'] = () => {
    count += 1;
    return count % 2 === 0 ? failed('x', 503) : ok(1);
  };
  for (let call = 0; call < 200; call += 1) await endOf(send());
  expect(provider.requests.length).toBeGreaterThanOrEqual(210);
  expect(provider.requests.length).toBeLessThanOrEqual(221);
});

test('an endpoint that hangs is full at 256 calls, and leaves the others their connections (FLT-14)', async () => {
  const { promise: after, resolve: release } = Promise.withResolvers<void>();
  provider.answers['GET /x'] = ok(1, { after });
  provider.answers['GET /y'] = ok(1);
  const hanging = Array.from({ length: 300 }, () => endOf(send({ timeoutMs: 25_000 })));
  const answer = await sendUpstream(
    { method: 'GET', url: `${provider.origin}/y`, headers: {}, timeoutMs: 25_000 },
    placeOf('y'),
  );
  expect(answer.status).toBe(200);
  release();
  const ends = await Promise.all(hanging);
  expect(ends.filter((end) => end === 200)).toHaveLength(256);
  expect(ends.filter((end) => end === 'unavailable')).toHaveLength(44);
  expect(await endOf(send())).toBe(200);
});

test('a merchant whose endpoints hang is full at 384 calls, and leaves the others of their provider their connections (FLT-15)', async () => {
  const { promise: after, resolve: release } = Promise.withResolvers<void>();
  for (const endpoint of ['x', 'y', 'z']) provider.answers[`GET /${endpoint}`] = ok(1, { after });
  provider.answers['GET /other'] = ok(1);
  const ask = (endpoint: string, merchant: string) =>
    endOf(
      sendUpstream(
        { method: 'GET', url: `${provider.origin}/${endpoint}`, headers: {}, timeoutMs: 25_000 },
        placeOf(endpoint, merchant),
      ),
    );
  const hanging = ['x', 'y', 'z'].flatMap((endpoint) =>
    Array.from({ length: 200 }, () => ask(endpoint, 'one')),
  );
  const others = Array.from({ length: 20 }, () => ask('other', 'two'));
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  release();
  const isFull = (await Promise.all(hanging)).filter((end) => end === 'unavailable');
  expect([isFull.length, hanging.length - isFull.length]).toEqual([600 - 384, 384]);
  expect(await ask('other', 'one')).toBe(200);
});
