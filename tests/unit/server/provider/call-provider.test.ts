import { callProvider } from '@/lib/server/provider/call-provider';
import type { Endpoint } from '@/lib/shared/calls/call';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { changePassword } from '@/lib/shared/calls/password-table';
import { loginMaya, mayaTokens } from '@/lib/shared/calls/session-table';
import { manifest } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor, TRACE_ID } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider('circuits', 'retry-budgets');

const call = (row: Endpoint, more: Record<string, unknown> = {}) =>
  callProvider({ merchant: aMerchant(provider.origin), row, visitor: aVisitor(), ...more });
const INFO = 'GET /wps/member/info';

test('gives the value, the text and the provider’s trace id (E2, K1)', async () => {
  provider.answers[INFO] = ok({ id: 1 }, { headers: { 'x-app-trace-id': 'trace:1.2-3' } });
  const answer = await call(memberInfo, { token: 'raw', query: new URLSearchParams({ a: 'b c' }) });
  expect(answer).toEqual({
    status: 200,
    text: '{"success":true,"value":{"id":1}}',
    result: { ok: true, value: { id: 1 }, traceId: 'trace:1.2-3' },
  });
  expect([provider.last().headers.authorization, provider.last().query.get('a')]).toEqual(['raw', 'b c']);
});

test.each(['a b', '<x>', '', 'x'.repeat(129)])(
  'a trace id of %.20j is replaced by our own (SEC-27, FLT-47)',
  async (id) => {
    provider.answers[INFO] = ok(1, { headers: { 'x-app-trace-id': id } });
    expect((await call(memberInfo)).result.traceId).toBe(TRACE_ID);
  },
);

test.each<[string, Plan, string, number]>([
  ['success:false under 200', failed('login.cred.err'), 'login.cred.err', 200],
  ['success:false under 400', failed('login.cred.err', 400), 'login.cred.err', 400],
  ['success:false under 503', failed('busy', 503), 'busy', 503],
  ['401 without a body', { status: 401 }, 'http_401', 401],
  ['401 with HTML', { status: 401, text: '<html>' }, 'http_401', 401],
  ['401 with a code', failed('customer.not.login', 401), 'customer.not.login', 401],
  ['bad JSON', { text: '{"success":tr' }, 'invalid_response', 502],
  ['HTML', { text: '<!doctype html>', headers: { 'content-type': 'text/html' } }, 'invalid_response', 502],
  [
    'nesting without bottom',
    { text: `{"success":true,"value":${'['.repeat(9_000)}${']'.repeat(9_000)}}` },
    'invalid_response',
    502,
  ],
  ['an empty body', {}, 'invalid_response', 502],
  ['502 with HTML', { status: 502, text: '<html>' }, 'invalid_response', 502],
  ['a redirect', { status: 302, headers: { location: '/evil' } }, 'invalid_response', 502],
  ['a dropped connection', { drop: true }, 'network_error', 502],
  [
    'a cut body',
    { text: '{"success":true,"value":1}', headers: { 'content-length': '26' }, cut: true },
    'network_error',
    502,
  ],
  ['silence', { delayMs: 2_000 }, 'timeout', 504],
])(
  '%s ends as a result with a code, never an exception (provider-api §2, §5, SEC-23, FLT-9, FLT-10)',
  async (_what, plan, code, status) => {
    provider.answers[INFO] = plan;
    const answer = await call(memberInfo, { timeoutMs: code === 'timeout' ? 100 : 10_000 });
    expect(answer).toMatchObject({ status, result: { ok: false, code, status } });
    expect(answer.text).toBeUndefined();
    expect(provider.requests.length).toBeLessThanOrEqual(1);
  },
);

test('a bare manifest is its own value, and HTML is rejected (W6)', async () => {
  provider.answers['GET /wps/system/manifest.json'] = { json: { name: 'App' } };
  expect((await call(manifest)).result).toMatchObject({ ok: true, value: { name: 'App' } });
  provider.answers['GET /wps/system/manifest.json'] = { text: '<html>' };
  expect((await call(manifest)).result).toMatchObject({ ok: false, code: 'invalid_response' });
});

test('an answer whose headers are hostile gives its value and nothing else (SEC-24)', async () => {
  provider.answers[INFO] = ok(1, {
    headers: { 'set-cookie': ['mc=evil'], location: 'http://evil', 'x-app-trace-id': ['a b', 'c'] },
  });
  expect(await call(memberInfo)).toMatchObject({ status: 200, result: { value: 1, traceId: TRACE_ID } });
});

test('after ten faults the call fails at once as unavailable, and only its group rests (FLT-7, FLT-13)', async () => {
  provider.answers[INFO] = { drop: true };
  for (let count = 0; count < 10; count += 1) await call(memberInfo);
  const made = provider.requests.length;
  expect(await call(memberInfo)).toMatchObject({ status: 503, result: { code: 'unavailable' } });
  expect(provider.requests).toHaveLength(made);
  provider.answers['GET /wps/relay/WPS3RD_refreshMayaTokens'] = ok(1);
  expect((await call(mayaTokens)).status).toBe(200);
});

test('server errors that are answers open no circuit (FLT-11)', async () => {
  provider.answers[INFO] = failed('busy', 500);
  for (let count = 0; count < 15; count += 1) expect((await call(memberInfo)).status).toBe(500);
});

test('a plain POST is sent as JSON, without encryption (K2, K3)', async () => {
  provider.answers['POST /wps/session/login/maya'] = ok({});
  await call(loginMaya, { body: { sessionId: 's' } });
  expect(provider.last()).toMatchObject({
    text: '{"sessionId":"s"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(provider.last().headers).not.toHaveProperty('encryption');
});

test('a row that the merchant switched off is no call (ruling 78)', async () => {
  const backend = { origin: provider.origin, paths: { changePassword: null } };
  const answer = await call(changePassword, { merchant: aMerchant(provider.origin, { backend }) });
  expect(answer).toMatchObject({ status: 404, result: { code: 'unknown_call' } });
  expect(provider.requests).toHaveLength(0);
});
