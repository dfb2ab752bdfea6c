import { fetchUpstream } from '@/lib/server/provider/upstream/fetch-upstream';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import type { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { ok, type Plan } from '@/tests/unit/server/support/recording-provider';

const provider = freshProvider('reserved-bytes');
jest.setTimeout(30_000);
const call = (more: Record<string, unknown> = {}) => ({
  method: 'GET',
  url: `${provider.origin}/x`,
  headers: {},
  timeoutMs: 15_000,
  ...more,
});
const faultOf = (pending: Promise<unknown>) =>
  pending.then(
    () => undefined,
    (error: UpstreamFault) => error,
  );

test('sends method, headers and body as they are, and reads the whole answer (K2)', async () => {
  provider.answers['POST /x'] = { status: 201, headers: { 'x-app-trace-id': 't' }, text: 'answer' };
  const answer = await fetchUpstream(call({ method: 'POST', headers: { Merchant: 'one' }, body: '{"a":1}' }));
  expect(answer).toMatchObject({ status: 201, text: 'answer', headers: { 'x-app-trace-id': 't' } });
  expect(provider.last()).toMatchObject({ text: '{"a":1}', headers: { merchant: 'one' } });
});

test.each<[string, Plan]>([
  ['named as not encoded', { text: '{}', headers: { 'content-encoding': 'Identity' } }],
  ['behind a byte order mark', { text: '\ufeff{}' }],
])('a body %s is read (K2)', async (_what, plan) => {
  provider.answers['GET /x'] = plan;
  expect((await fetchUpstream(call())).text).toBe('{}');
});

test.each<[string, Plan, string]>([
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'invalid_response'],
  ['307', { status: 307, headers: { location: '/y' } }, 'invalid_response'],
  ['304', { status: 304 }, 'invalid_response'],
  ['an encoded body', { text: 'x', headers: { 'content-encoding': 'gzip' } }, 'invalid_response'],
  ['more than 4 MiB', { text: 'x'.repeat(4 * 1024 * 1024 + 1) }, 'invalid_response'],
  ['a closed connection', { drop: true }, 'network_error'],
  [
    'a cut body',
    { text: 'x'.repeat(1000), headers: { 'content-length': '1000' }, cut: true },
    'network_error',
  ],
])(
  '%s is a fault with its code, and nothing is followed (K2, SEC-23, SEC-31, FLT-9, FLT-10)',
  async (_what, plan, code) => {
    provider.answers['GET /x'] = plan;
    expect((await faultOf(fetchUpstream(call())))?.code).toBe(code);
    expect(provider.requests).toHaveLength(1);
  },
);

test('an answer that is late is a time-out (K2, FLT-9)', async () => {
  provider.answers['GET /x'] = { delayMs: 2_000 };
  expect((await faultOf(fetchUpstream(call({ timeoutMs: 100 }))))?.code).toBe('timeout');
});

test('a body of 4 MiB to the byte is taken (SEC-31)', async () => {
  provider.answers['GET /x'] = { text: 'x'.repeat(4 * 1024 * 1024) };
  expect((await fetchUpstream(call())).text).toHaveLength(4 * 1024 * 1024);
});

test('a refused connection is a network fault at once: no timer has to run out (FLT-7)', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const fault = await faultOf(fetchUpstream(call({ url: 'http://127.0.0.1:1/x' })));
    expect(fault?.code).toBe('network_error');
  } finally {
    jest.useRealTimers();
  }
});

test('a caller who leaves ends the call, and the provider is not blamed (FLT-28)', async () => {
  provider.answers['GET /x'] = ok(1, { delayMs: 1_000 });
  const fault = await faultOf(fetchUpstream(call({ signal: AbortSignal.timeout(50) })));
  expect(fault).toMatchObject({ code: 'network_error', byCaller: true });
});

test('a caller who left before the call was sent, or while it waited for a connection, costs the provider nothing (FLT-28)', async () => {
  const before = await faultOf(
    fetchUpstream(call({ url: `${provider.origin}/waiting`, signal: AbortSignal.abort() })),
  );
  expect(before).toMatchObject({ code: 'network_error', byCaller: true });
  // Not shared: an abandoned call of another test may still arrive.
  const url = `${provider.origin}/waiting`;
  provider.answers['GET /waiting'] = ok(1, { delayMs: 400 });
  const controller = new AbortController();
  const others = Array.from({ length: 512 }, () => fetchUpstream(call({ url })));
  const waiting = faultOf(fetchUpstream(call({ url, signal: controller.signal })));
  controller.abort();
  expect(await waiting).toMatchObject({ code: 'network_error', byCaller: true });
  await Promise.all(others);
  expect(provider.requests.filter(({ path }) => path === '/waiting')).toHaveLength(512);
});

test('a stream is passed on as it arrives (K7)', async () => {
  provider.answers['GET /x'] = ok('x');
  const answer = await streamUpstream(call());
  let text = '';
  for await (const part of answer.body) text += String(part);
  expect([answer.status, text]).toEqual([200, '{"success":true,"value":"x"}']);
});

test('a stream that redirects is a fault before anything is handed on (SEC-23)', async () => {
  provider.answers['GET /x'] = { status: 301, headers: { location: '/y' } };
  expect((await faultOf(streamUpstream(call())))?.code).toBe('invalid_response');
});
