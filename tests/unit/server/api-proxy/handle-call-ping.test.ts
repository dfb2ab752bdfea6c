import { Readable } from 'node:stream';
import { handleCall, toCallRequest } from '@/lib/server/api-proxy/handle-call';
import { proxyCall } from '@/lib/server/api-proxy/proxy-call';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { CALLS } from '@/lib/shared/calls/table';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits');
beforeAll(() => {
  const backend = { origin: provider.origin };
  setRegistry([toEntry('one', { backend, hosts: ['one.localhost', '*.one.localhost'] }), toEntry('two')]);
});

const ask = (path: string, body?: unknown, headers: Record<string, string | undefined> = {}) =>
  handleCall(callRequest(path, body, headers));
const PING = '/wps/system/test/ping?x=1';

const running = (): number => getProcessSingleton('upstream-running', () => new Map()).size;
async function untilNone(): Promise<number> {
  for (let tries = 0; tries < 200 && running() > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return running();
}

test.each([
  ['http://m.one.localhost:3000', 200, 'http://m.one.localhost:3000'],
  ['http://two.localhost:3000', 403, null],
  ['https://evil.example', 403, null],
  ['null', 403, null],
])('a ping from %s is answered %i with CORS for %s (B46, K7, SEC-61)', async (origin, status, allowed) => {
  provider.answers['GET /wps/system/test/ping'] = { text: 'pong', headers: { 'set-cookie': 'a=b' } };
  const response = await ask(PING, undefined, {
    origin,
    'sec-fetch-site': 'same-site',
    cookie: await sessionCookie(),
  });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
  expect(response.headers.get('vary')).toBe(status === 200 ? 'Origin' : null);
  expect([response.headers.get('access-control-allow-credentials'), response.headers.getSetCookie()]).toEqual(
    [null, []],
  );
  if (status === 200)
    expect([await response.text(), provider.last().headers.authorization]).toEqual(['pong', undefined]);
});

test.each<[Plan, number]>([
  [{ status: 204 }, 204],
  [{ status: 404, text: 'x' }, 502],
  [{ status: 503, json: { success: false }, cut: true }, 502],
  [{ status: 302, headers: { location: '/x' } }, 502],
  [{ drop: true }, 502],
])('a ping that ends with %j is passed on as %i (K7, SEC-23)', async (plan, status) => {
  provider.answers['GET /wps/system/test/ping'] = plan;
  expect((await ask(PING)).status).toBe(status);
});

test('a ping that declares more than 512 KiB is rejected, one that exceeds it is broken off, and a refusal’s body stays here, of 64 KiB at most (SEC-31, SEC-36)', async () => {
  const sized = { headers: { 'content-length': '600000' } };
  provider.answers['GET /wps/system/test/ping'] = { text: 'x'.repeat(600_000), ...sized };
  expect((await ask(PING)).status).toBe(502);
  provider.answers['GET /wps/system/test/ping'] = { text: 'x'.repeat(600_000) };
  await expect((await ask(PING)).text()).rejects.toThrow();
  provider.answers['GET /wps/system/test/ping'] = { text: 'x'.repeat(500_000) };
  expect(await (await ask(PING)).text()).toHaveLength(500_000);
  provider.answers['GET /wps/system/test/ping'] = { status: 500, text: 'at Dao.java:12' };
  const refused = await ask(PING);
  expect([refused.status, await refused.json()]).toMatchObject([502, { errorCode: 'invalid_response' }]);
  provider.answers['GET /wps/system/test/ping'] = failed('busy', 503, { value: 'x'.repeat(70_000) });
  expect((await ask(PING)).status).toBe(502);
  expect(await untilNone()).toBe(0);
});

test('a ping has the provider’s trace id, and a refusal of it the provider’s code and status (provider-api §2, E2)', async () => {
  const headers = { 'x-app-trace-id': 'provider:1' };
  provider.answers['GET /wps/system/test/ping'] = { text: 'pong', headers };
  expect((await ask(PING)).headers.get('x-app-trace-id')).toBe('provider:1');
  provider.answers['GET /wps/system/test/ping'] = { ...failed('busy', 503), headers };
  const refused = await ask(PING);
  expect([refused.status, refused.headers.get('x-app-trace-id')]).toEqual([503, 'provider:1']);
  expect(await refused.json()).toMatchObject({ success: false, errorCode: 'busy', traceId: 'provider:1' });
});

test('no answer but that of ping ever names an origin (SEC-61)', async () => {
  for (const { path, method, name } of CALLS) {
    if (name === 'ping') continue;
    const headers = {
      origin: 'http://m.one.localhost:3000',
      'sec-fetch-site': 'same-site',
      'x-test-method': method,
    };
    const response = await ask(path, method === 'GET' ? undefined : {}, headers);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
});

test('a ping counts against its merchant’s connections until its last byte is read or the client disconnects (FLT-14, FLT-28)', async () => {
  const large = { text: 'x'.repeat(500_000) };
  for (const plan of [{ text: 'pong' }, large, { status: 204 }, { drop: true }]) {
    provider.answers['GET /wps/system/test/ping'] = plan;
    const response = await ask(PING);
    if (plan === large) expect(running()).toBeGreaterThan(0);
    await response.text();
    expect(await untilNone()).toBe(0);
  }
  provider.answers['GET /wps/system/test/ping'] = large;
  const { body } = await proxyCall(toCallRequest(callRequest(PING)));
  expect(running()).toBeGreaterThan(0);
  if (body instanceof Readable) body.on('error', () => undefined).destroy();
  expect(await untilNone()).toBe(0);
});
