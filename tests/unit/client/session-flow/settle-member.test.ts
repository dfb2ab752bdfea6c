import { settleMember } from '@/lib/client/session-flow/settle-member';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage, setPage, signIn } from '../page-of';
import { setUpPush, tearDownPush } from '../push/push-device';

beforeEach(resetPage);
afterEach(() => {
  history.replaceState(null, '', '/');
  tearDownPush();
  Reflect.deleteProperty(window, 'caches');
});

async function callsAfterLogin(member: object): Promise<string[]> {
  const calls = fakeFetch((path) => success(path === '/wps/member/info' ? member : null));
  signIn();
  setPage('aurora', 'VI');
  history.replaceState(null, '', '/m/home');
  sessionStorage.setItem('justSignedIn', '1');
  await settleMember();
  return calls.map(({ url, init }) => `${init.method} ${url} ${init.body ?? ''}`.trim());
}

const MEMBER = { id: '1', account: 'lan', type: 0, language: 'EN' };

test('after a login the member is read again, and gets the page’s language where theirs differs (I5, A2, A15)', async () => {
  expect(await callsAfterLogin(MEMBER)).toEqual([
    'GET /wps/relay/PROMOFE_getPromoCodeEnable',
    'GET /wps/relay/MCSFE_getPlayerRankProgress',
    'GET /wps/member/info',
    'PUT /wps/member/language {"language":"VI","merchantCode":"aurora"}',
  ]);
});

test.each([
  { ...MEMBER, language: 'VI' },
  { ...MEMBER, type: 4 },
])(
  'after a login nothing is said to a provider that knows the language, or of member type 4 (I5)',
  async (member) => {
    const calls = await callsAfterLogin(member);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(calls).toContain('GET /wps/member/info');
  },
);

test.each([
  ['another member’s push messages end, and what they received is deleted', '7', true],
  ['the member’s own push messages and inbox stay', '1', false],
])('after a login %s (P6, SEC-68)', async (_what, owner, isEnded) => {
  const device = setUpPush();
  const unsubscribe = jest.fn(async () => true);
  device.subscription = { unsubscribe };
  const caches = { delete: jest.fn(async () => true), has: async () => false };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  const record = { token: 'a:token', merchant: 'aurora', member: owner, time: Date.now() };
  localStorage.setItem('FCM_webToken', JSON.stringify(record));
  const calls = await callsAfterLogin(MEMBER);
  const ended = calls.filter((call) => call.includes('CSP_fcmUnsubscribe'));
  expect(ended).toEqual(
    isEnded
      ? ['POST /wps/relay/CSP_fcmUnsubscribe {"registrationToken":"a:token","unsubscribeAll":true}']
      : [],
  );
  expect(caches.delete.mock.calls).toEqual(isEnded ? [['mc-inbox']] : []);
  expect(unsubscribe).toHaveBeenCalledTimes(Number(isEnded));
  expect(localStorage.getItem('FCM_webToken') === null).toBe(isEnded);
});
