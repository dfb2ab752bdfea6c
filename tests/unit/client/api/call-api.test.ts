import { callApi } from '@/lib/client/api/call-api';
import { defineCall } from '@/lib/shared/calls/call';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { changePassword } from '@/lib/shared/calls/password-table';
import { login } from '@/lib/shared/calls/session-table';
import { country } from '@/lib/shared/calls/system-table';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';
import { failure, fakeFetch, silentFetch, success } from '../fake-fetch';
import { resetPage, setPage, signIn } from '../page-of';

const slow = defineCall<void, string>({
  name: 's',
  method: 'GET',
  path: '/wps/slow',
  group: 'system',
  auth: 'public',
});
const stored = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');

beforeEach(resetPage);

test('a call is sent to the own origin with credentials, JSON and no redirect followed (K2)', async () => {
  const calls = fakeFetch(() => success('x'));
  await callApi(login, { body: { type: 'username', username: 'lan' }, device: 'PWA' });
  const { url, init } = calls[0]!;
  expect(url).toBe('/wps/session/login');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', redirect: 'manual' });
  expect(init.body).toBe('{"type":"username","username":"lan"}');
});

test('the browser sends Accept, Language, Content-Type and Device, and no header of the provider (K1)', async () => {
  const calls = fakeFetch(() => success('x'));
  signIn();
  await callApi(login, { body: { type: 'username' }, device: 'IPAD' });
  await callApi(memberInfo);
  expect(calls.map(({ init }) => init.headers)).toEqual([
    { Accept: 'application/json', Language: 'EN', 'Content-Type': 'application/json', Device: 'IPAD' },
    { Accept: 'application/json', Language: 'EN' },
  ]);
});

test('a missing path is check_url before any fetch (X2)', async () => {
  const calls = fakeFetch(() => success('x'));
  expect(await callApi({ ...slow, path: '' })).toMatchObject({ ok: false, code: 'check_url' });
  expect(calls).toHaveLength(0);
});

test('success false under 200 is a failure with its code (provider-api §2)', async () => {
  fakeFetch(() => failure('login.cred.err', 'No', { value: { left: 3 } }));
  expect(await callApi(login, { body: { type: 'username' } })).toMatchObject({
    ok: false,
    code: 'login.cred.err',
    message: 'No',
    value: { left: 3 },
    status: 200,
  });
});

test('the trace id of the last answer is spanId (E2)', async () => {
  fakeFetch(() => ({ ...success(1), traceId: 'abc' }));
  await callApi(memberInfo);
  expect(stored().spanId).toBe('abc');
  signIn();
  fakeFetch(() => ({ ...failure('x'), traceId: 'def' }));
  await callApi(memberInfo);
  expect(stored()).toMatchObject({ spanId: 'def', userName: 'lan', token: 'handle-1' });
});

test('no answer within the time-out is timeout (K2, Z2)', async () => {
  jest.useFakeTimers();
  silentFetch();
  const answer = callApi(slow);
  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  const early = await Promise.race([answer, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ code: 'timeout', status: 0 });
  jest.useRealTimers();
});

test('a broken connection is network_error, an opaque redirect too (ruling 49)', async () => {
  fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callApi(slow)).toMatchObject({ code: 'network_error' });
  const redirect = { type: 'opaqueredirect', status: 0, headers: new Headers(), text: async () => '' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirect as unknown as Response);
  expect(await callApi(slow)).toMatchObject({ code: 'network_error' });
});

test('a body that is no JSON is invalid_response', async () => {
  fakeFetch(() => ({ body: '<html>' }));
  expect(await callApi(slow)).toMatchObject({ code: 'invalid_response' });
});

test('identical GETs in flight are one request; later ones are another (K4)', async () => {
  const calls = fakeFetch(() => success('x'));
  const both = await Promise.all([callApi(memberInfo), callApi(memberInfo)]);
  expect(both[0]).toEqual(both[1]);
  expect(calls).toHaveLength(1);
  await callApi(memberInfo);
  expect(calls).toHaveLength(2);
});

test('POSTs are never shared (K4)', async () => {
  const calls = fakeFetch(() => success(null));
  const body = { oldPassword: 'a', newPassword: 'b' };
  await Promise.all([callApi(changePassword, { body }), callApi(changePassword, { body })]);
  expect(calls).toHaveLength(2);
});

test('GETs that differ in language or session are not shared (K4)', async () => {
  const calls = fakeFetch(() => success('x'));
  const first = callApi(memberInfo);
  setPage('aurora', 'VI');
  const second = callApi(memberInfo);
  signIn('other-handle');
  const third = callApi(memberInfo);
  await Promise.all([first, second, third]);
  expect(calls).toHaveLength(3);
});

test('a row with cacheSeconds answers from the storage until its time is over (K4)', async () => {
  const calls = fakeFetch(() => success({ currency: 'VND' }));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await callApi(country);
  now.mockReturnValue(1_000_000 + 599_999);
  expect(await callApi(country)).toMatchObject({ ok: true, value: { currency: 'VND' } });
  expect(calls).toHaveLength(1);
  now.mockReturnValue(1_000_000 + 600_000);
  await callApi(country);
  expect(calls).toHaveLength(2);
});

test('an error is never stored (ruling 24)', async () => {
  const calls = fakeFetch(() => failure('down'));
  await callApi(country);
  await callApi(country);
  expect(calls).toHaveLength(2);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('mc_cache'))).toEqual([]);
});
