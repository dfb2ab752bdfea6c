import { toCallRequest } from '@/lib/server/api-proxy/handle-call';
import { parseCall, parseCallQuery } from '@/lib/server/api-proxy/parse-call';
import { CALLS, findCall } from '@/lib/shared/calls/table';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const merchant = aMerchant('http://a.example');
const read = (path: string, body?: unknown, headers: Record<string, string | undefined> = {}) => {
  const request = toCallRequest(callRequest(path, body, headers));
  const row = findCall(request.method, request.path)!;
  return parseCall(request, row, merchant);
};
const LOGIN = '/wps/session/login';

test('reads query, body and the headers that the row passes on (K2, E6)', async () => {
  expect(await read(`${LOGIN}?a=1`, { username: 'lan' }, { device: 'PWA' })).toEqual({
    call: { query: new URLSearchParams('a=1'), body: { username: 'lan' }, passHeaders: { Device: 'PWA' } },
  });
});

test.each([
  ['IPAD', { Device: 'IPAD' }],
  ['WEBCLIP', { Device: 'WEBCLIP' }],
  ['pwa', {}],
  ['PWA, X', {}],
  ['', {}],
])('the device %j is passed on as %j (E6, SEC-28)', async (device, passed) => {
  expect(await read(LOGIN, {}, { device })).toHaveProperty('call.passHeaders', passed);
});

test('without the header the body’s device goes out as the header (E6)', async () => {
  expect(await read(LOGIN, { device: 'PWA' })).toMatchObject({ call: { passHeaders: { Device: 'PWA' } } });
  expect(await read(LOGIN, { device: 'PWA' }, { device: 'IPAD' })).toMatchObject({
    call: { passHeaders: { Device: 'IPAD' } },
  });
  expect(await read(LOGIN, { device: ['PWA'] })).toHaveProperty('call.passHeaders', {});
});

test.each([`${LOGIN}/line`, `${LOGIN}/verification`])(
  '%s passes no header on, its device is in the body alone (E6, SEC-28)',
  async (path) => {
    const headers = { device: 'PWA', 'x-rsa': 'x', encryption: 'none' };
    const parsed = await read(path, { device: 'PWA' }, headers);
    expect(parsed).toHaveProperty('call.passHeaders', {});
    expect(parsed).toHaveProperty('call.body', { device: 'PWA' });
  },
);

test.each([
  ['a=1&a=2&b=3', 'a=1&b=3'],
  ['merchantCode=other&x=1', 'merchantCode=one&x=1'],
  ['merchantCode=other&merchantCode=third', 'merchantCode=one'],
  ['merchant=other', 'merchant=one'],
  ['merchantcode=other', 'merchantcode=other'],
])('the query %s is read as %s (SEC-7, SEC-8, SEC-34)', (query, expected) => {
  expect(parseCallQuery(new URLSearchParams(query), merchant).toString()).toBe(expected);
});

test.each(['merchantCode', 'merchant'])(
  'the %s of a body is the own one, whatever was sent, and is not added (SEC-7, I5, T7)',
  async (name) => {
    expect(await read('/wps/system/collect', { [name]: 'other', value: 1 })).toMatchObject({
      call: { body: { [name]: 'one', value: 1 } },
    });
    expect(await read('/wps/system/collect', { value: 1 })).toMatchObject({ call: { body: { value: 1 } } });
  },
);

test.each<[string, unknown, Record<string, string | undefined>, string]>([
  ['text', '{}', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported_media_type'],
  ['multipart', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 'unsupported_media_type'],
  ['almost JSON', '{}', { 'content-type': 'application/jsonx' }, 'unsupported_media_type'],
  ['no form by mistake', '', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
  ['an encoded body', '{}', { 'content-encoding': 'gzip' }, 'unsupported_media_type'],
  ['broken JSON', '{"a":', {}, 'bad_request'],
  ['a list', '[1]', {}, 'bad_request'],
  ['null', 'null', {}, 'bad_request'],
  ['a number', '5', {}, 'bad_request'],
  ['257 KiB', JSON.stringify({ a: 'x'.repeat(257 * 1024) }), {}, 'payload_too_large'],
  ['12 MB', 'x'.repeat(12_000_000), {}, 'payload_too_large'],
])('%s is refused (SEC-29, SEC-58, provider-api §5)', async (_what, body, headers, rejection) => {
  expect(await read(LOGIN, body, headers)).toEqual({ rejection });
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x'])(
  'the type %s is JSON (SEC-58)',
  async (type) => {
    expect(await read(LOGIN, {}, { 'content-type': type })).toHaveProperty('call');
  },
);

test('a log-out is forwarded without a body, whatever was sent (SEC-29)', async () => {
  for (const body of ['', {}, { a: 1 }])
    expect(await read('/wps/session/logout', body)).toHaveProperty('call.passHeaders', {});
  expect(await read('/wps/session/logout', { a: 1 })).not.toHaveProperty('call.body');
});

const withBody = CALLS.filter((row) => /^(?:POST|PUT)$/.test(row.method) && row.name !== 'logout');

test.each(withBody.map(({ method, path }) => [method, path]))(
  '%s %s without a body is refused (SEC-29, provider-api §5)',
  async (method, path) => {
    expect(await read(path, '', { 'x-test-method': method })).toEqual({ rejection: 'bad_request' });
  },
);

test('256 KiB to the byte are taken (SEC-29)', async () => {
  const text = JSON.stringify({ a: 'x'.repeat(256 * 1024 - 8) });
  expect(Buffer.byteLength(text)).toBe(256 * 1024);
  expect(await read(LOGIN, text)).toHaveProperty('call');
});

test('a name like __proto__ changes no prototype (SEC-34)', async () => {
  const answer = await read(LOGIN, '{"__proto__":{"merchantCode":"x"},"constructor":1}');
  expect(({} as Record<string, unknown>).merchantCode).toBeUndefined();
  expect('call' in answer && Object.getPrototypeOf(answer.call.body)).toBe(Object.prototype);
});
