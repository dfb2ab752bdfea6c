// Traces of a built site, as a collector receives them: one tree from request to provider and Redis (B53).
import { until } from '@/tests/fault/topology/support/instance';
import { type Collector, type ReceivedSpan, startCollector } from '@/tests/support/otlp-collector';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { callsTo, control, startSite } from '@/tests/wire/support/start-site';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const PASSWORD = 'Wr0ng-passw0rd-of-a-player';
const SERVER = 2;
const CLIENT = 3;

let collector: Collector;
let redis: RedisServer;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  collector = await startCollector();
  redis = await startRedis();
  site = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=abc%3D1',
    OTEL_SERVICE_NAME: 'brands',
  });
}, 60_000);

afterAll(async () => {
  await site.stop();
  await redis.kill();
  collector.close();
});

const spansOf = (traceId: string): ReceivedSpan[] =>
  collector.spans.filter((span) => span.traceId === traceId);

/** The spans of a trace once its request has arrived, which ends last. */
async function traceOf(traceId: string) {
  await until(async () => spansOf(traceId).some(({ kind }) => kind === SERVER), 'the span of the request');
  const all = spansOf(traceId);
  const [request] = all.filter(({ kind }) => kind === SERVER);
  const children = (parent = request) => all.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  return { all, request, children };
}

const login = (traceId: string, host = 'aurora.localhost') =>
  ask({
    port: site.port,
    host,
    path: '/wps/session/login?token=secret-of-a-query',
    method: 'POST',
    headers: { ...ownPost(site.port, host), traceparent: `00-${traceId}-${CALLER}-01` },
    body: JSON.stringify({ type: 'username', username: 'lan-the-player', password: PASSWORD }),
  });

test('a page continues its trace through pipeline and rendering to the provider (B53)', async () => {
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  expect((await ask({ port: site.port, path: '/m/home', headers })).status).toBe(200);
  const { all, request, children } = await traceOf(TRACE);
  expect(request).toMatchObject({ name: 'GET /m/home', parentSpanId: CALLER, isError: false });
  expect(request?.facts).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'url.path': '/m/home',
    'site.merchant': 'aurora',
    'site.page_cache': 'miss',
  });
  expect(request?.resource).toMatchObject({ 'service.name': 'brands' });
  expect(String(request?.resource['service.version'])).toMatch(/\w/);
  expect(children().map(({ name }) => name)).toEqual(expect.arrayContaining(['pipeline', 'render']));
  const render = all.find(({ name }) => name === 'render');
  const calls = children(render).filter(({ name }) => name.startsWith('provider '));
  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(({ kind }) => kind))).toEqual(new Set([CLIENT]));
  const received = await callsTo(site.provider);
  for (const { spanId } of calls)
    expect(received.map((call) => call.headers.traceparent)).toContain(`00-${TRACE}-${spanId}-01`);
});

test('a request’s Redis commands are child spans, without keys (B53)', async () => {
  const traceId = 'a'.repeat(32);
  await login(traceId);
  const { all, request } = await traceOf(traceId);
  expect(request?.name).toBe('POST /wps/session/login');
  const commands = all.filter(({ facts }) => facts['db.system.name'] === 'redis');
  expect(commands.length).toBeGreaterThan(0);
  const parents = new Set(all.map(({ spanId }) => spanId));
  for (const { parentSpanId = '' } of commands) expect(parents).toContain(parentSpanId);
  expect(all.find(({ name }) => name === 'provider login')).toMatchObject({
    parentSpanId: request?.spanId,
    isError: false,
    facts: { 'site.code': 'login.cred.err' },
  });
});

test('a call that the provider breaks is an error at its span and the request’s (B53)', async () => {
  const traceId = 'b'.repeat(32);
  await control(site.provider, 'faults', { path: '/wps/session/login', merchant: 'rio', kind: 'drop' });
  expect((await login(traceId, 'rio.localhost')).status).toBe(502);
  const { all, request } = await traceOf(traceId);
  expect(request).toMatchObject({ isError: true, facts: { 'http.response.status_code': 502 } });
  const call = all.find(({ name }) => name === 'provider login');
  expect(call).toMatchObject({ isError: true, facts: { 'error.type': 'network_error' } });
});

test('a request without a trace, or with a broken one, begins its own; health checks have none (B53)', async () => {
  const before = collector.spans.length;
  await ask({ port: site.port, path: '/healthz' });
  await ask({
    port: site.port,
    path: '/m/news',
    headers: { traceparent: `00-${'0'.repeat(32)}-${CALLER}-01` },
  });
  await ask({ port: site.port, path: '/m/no-such-page-4711' });
  const begun = () => collector.spans.slice(before).filter(({ kind }) => kind === SERVER);
  await until(async () => begun().length >= 2, 'two requests');
  expect(begun().map(({ name }) => name)).toEqual(['GET /m/news', 'GET']);
  for (const { parentSpanId, traceId } of begun())
    expect([parentSpanId ?? '', traceId]).toEqual(['', expect.not.stringMatching(/^0+$/)]);
});

test('a collector gets OTLP with its key, and nothing of a player (B53)', () => {
  expect(collector.faults).toEqual([]);
  expect(collector.headers.map((headers) => headers['x-collector-key'])).toEqual(
    collector.headers.map(() => 'abc=1'),
  );
  const all = collector.texts.join('\n');
  for (const secret of ['lan-the-player', PASSWORD, 'secret-of-a-query']) expect(all).not.toContain(secret);
});
