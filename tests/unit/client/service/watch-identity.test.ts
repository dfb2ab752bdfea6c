import { watchIdentity } from '@/lib/client/service/watch-identity';
import { clearSession, getSession, setSession } from '@/lib/client/session/session-store';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import { type Answer, type FetchCall, failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, setPage, signIn } from '../page-of';

const chat = { setUser: jest.fn(), clearUser: jest.fn(), setLanguage: jest.fn() };
let mockIsLate = false;
let announce: () => void;
jest.mock('@/lib/client/service/chat-object', () => ({
  getChatObject: () => chat,
  subscribeChat: (reader: (one: unknown) => void) => {
    announce = () => reader(chat);
    if (!mockIsLate) announce();
    return () => undefined;
  },
}));

let reply: () => Answer;
let stop: () => void;
let calls: FetchCall[];

const LAN = {
  id: '1',
  account: 'lan',
  type: 0,
  language: 'EN',
  clubLabel: { labelName: 'Gold', labelId: 7 },
  x: 1,
};
const SAVE = '/wps/relay/WPSCORE_saveMemberInfoByAuthKey';
const saved = () => calls.filter(({ url }) => url === SAVE).map(({ init }) => JSON.parse(String(init.body)));
beforeEach(() => {
  jest.clearAllMocks();
  mockIsLate = false;
  resetPage();
  reply = () => success({ authKey: 'key-1' });
  calls = fakeFetch((path) => (path === '/wps/member/info' ? success(LAN) : reply()));
});
afterEach(() => stop());

const settled = () => new Promise((done) => setTimeout(done));
const renew = (token: string, id = '1', userName = 'lan') =>
  setSession(toSessionInfo({ token, id, userName }, 'aurora', ''));

test('a member is identified with id, name and key, in the page’s locale (C5)', async () => {
  setPage('lotus', 'TW');
  signIn();
  stop = watchIdentity();
  await settled();
  expect(chat.setLanguage).toHaveBeenCalledWith('zh-HK');
  expect(chat.setUser).toHaveBeenCalledWith({ id: '1', name: 'lan', key: 'key-1' });
  expect(chat.clearUser).not.toHaveBeenCalled();
});

test('the language is set before the member, even if the session is known before the widget (C5)', async () => {
  mockIsLate = true;
  stop = watchIdentity();
  signIn();
  await settled();
  expect(chat.setUser).not.toHaveBeenCalled();
  announce();
  await settled();
  const [told] = chat.setLanguage.mock.invocationCallOrder;
  expect(told).toBeLessThan(chat.setUser.mock.invocationCallOrder[0] ?? 0);
});

test('the member’s data are filed under the key before the widget has it (C5, E3)', async () => {
  signIn();
  stop = watchIdentity();
  await settled();
  const { x: _unknown, ...known } = LAN;
  expect(saved()).toEqual([{ authKey: 'key-1', ...known }]);
  reply = () => failure('auth.key.invalid');
  renew('handle-2');
  await settled();
  expect(chat.setUser).toHaveBeenCalledTimes(2);
  expect(saved()).toHaveLength(1);
});

test('an earlier member’s conversation is cleared on the first page without them, and a visitor’s own continues across pages (C3, C5, A16)', async () => {
  signIn();
  stop = watchIdentity();
  await settled();
  const startNextPage = async () => {
    stop();
    jest.clearAllMocks();
    stop = watchIdentity();
    await settled();
    return [chat.clearUser.mock.calls.length, chat.setUser.mock.calls.length];
  };
  expect(await startNextPage()).toEqual([0, 1]);
  stop();
  clearSession();
  expect(await startNextPage()).toEqual([1, 0]);
  expect(await startNextPage()).toEqual([0, 0]);
});

test('a new token is sent again, the same one is not (C5)', async () => {
  signIn('handle-1');
  stop = watchIdentity();
  await settled();
  renew('handle-1');
  renew('handle-2');
  await settled();
  expect(chat.setUser).toHaveBeenCalledTimes(2);
  expect(chat.clearUser).not.toHaveBeenCalled();
});

test('a logout clears the user, and so does another member (C5, A16)', async () => {
  signIn();
  stop = watchIdentity();
  await settled();
  renew('handle-2', '2', 'minh');
  await settled();
  expect(chat.clearUser).toHaveBeenCalledTimes(1);
  expect(chat.setUser).toHaveBeenLastCalledWith({ id: '2', name: 'minh', key: 'key-1' });
  clearSession();
  expect(chat.clearUser).toHaveBeenCalledTimes(2);
});

test('a key that arrives after the logout is not sent (C5)', async () => {
  signIn();
  stop = watchIdentity();
  clearSession();
  await settled();
  expect(chat.setUser).not.toHaveBeenCalled();
});

test('where no key is available, the name alone is sent (ruling 78)', async () => {
  reply = () => failure('unknown_call', '', { status: 404 });
  signIn();
  stop = watchIdentity();
  await settled();
  expect(chat.setUser).toHaveBeenCalledWith({ id: '1', name: 'lan' });
});

test('a session that the key’s answer calls lost is lost on the page (X6)', async () => {
  reply = () => failure('customer.not.login', '', { status: 401 });
  signIn();
  stop = watchIdentity();
  await settled();
  expect(getSession().state).toBe('visitor');
  expect(chat.setUser).not.toHaveBeenCalled();
});
