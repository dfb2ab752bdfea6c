import { limitsOfCall, SPECIAL_ENDPOINTS } from '@/lib/server/http/limits/limits-of-call';
import { CALLS } from '@/lib/shared/calls/table';

const namesBy = (limit: string) =>
  CALLS.filter((row) => limitsOfCall(row).caller.some((name) => name === limit)).map(({ name }) => name);

test('every special row is a row of the table', () => {
  const names = CALLS.map(({ name }) => name);
  expect(Object.keys(SPECIAL_ENDPOINTS).filter((name) => !names.includes(name))).toEqual([]);
});

test('every call that opens a session counts as a login or a registration (SEC-62)', () => {
  const openers = CALLS.filter((row) => row.opensSession).map(({ name }) => name);
  const counted = [...namesBy('loginAddress'), ...namesBy('registerAddress')];
  expect(openers.filter((name) => !counted.includes(name))).toEqual([]);
});

test('each row counts against one limit of its caller at least; reading against get, writing against post', () => {
  for (const row of CALLS) expect(limitsOfCall(row).caller.length).toBeGreaterThan(0);
  expect(namesBy('get')).toEqual(CALLS.filter(({ method }) => method === 'GET').map(({ name }) => name));
  expect(namesBy('post').sort()).toEqual([
    'events',
    'fcmBind',
    'fcmSubscribe',
    'fcmUnsubscribe',
    'feedback',
    'logout',
    'saveMemberInfoByAuthKey',
    'setLanguage',
    'verifyLineCode',
  ]);
});

test('calls that send a message count address and number (SEC-63)', () => {
  const senders = CALLS.filter((row) => {
    const { caller, named } = limitsOfCall(row);
    return [...caller, ...named].includes('smsAddress') && named.includes('smsNumberDay');
  });
  expect(senders.map(({ name }) => name).sort()).toEqual([
    'requestPasswordReset',
    'sendLoginVerification',
    'sendSms',
  ]);
});
