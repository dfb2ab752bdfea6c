import { leaveTo } from '@/lib/client/page/leave-page';
import { getChatObject, hasChat } from '@/lib/client/service/chat-object';
import { openChat } from '@/lib/client/service/open-chat';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, setPage, signIn } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn() }));
jest.mock('@/lib/client/service/chat-object', () => ({
  ...jest.requireActual('@/lib/client/service/chat-object'),
  findChat: jest.fn(async () => undefined),
}));
const { findChat } = jest.requireMock('@/lib/client/service/chat-object');

beforeEach(() => {
  resetPage();
  signIn();
  jest.mocked(leaveTo).mockClear();
});

const LOGIN = '/m/login?r=abc&go=%2Fm%2Fservice';
const START = { title: 'Customer service', backPath: '/m/service?r=abc', loginPath: LOGIN };

test('the chat’s page is opened in this tab with b2c, title, backUrl and language (C1)', async () => {
  setPage('lotus', 'TW');
  const calls = fakeFetch(() => success({ url: 'https://chat.example/live?a=1' }));
  expect(await openChat(START)).toBeUndefined();
  const url = new URL(calls[0]?.url ?? '', 'http://x');
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/wps/relay/CBS_launchChat',
    {
      b2c: 'true',
      title: 'Customer service',
      backUrl: `${window.location.origin}/m/service?r=abc`,
      language: 'CN',
    },
  ]);
  expect(leaveTo).toHaveBeenCalledWith('https://chat.example/live?a=1');
});

test('a support code is sent in the title (B12)', async () => {
  const calls = fakeFetch(() => success({ url: 'https://chat.example/' }));
  await openChat({ ...START, draft: 'Support code 1A2B-3C4D' });
  expect(new URL(calls[0]?.url ?? '', 'http://x').searchParams.get('title')).toBe(
    'Customer service (Support code 1A2B-3C4D)',
  );
});

test.each(['http://chat.example/', 'javascript:alert(1)', '/m/home', undefined])(
  'the address %j is not followed (C1)',
  async (url) => {
    fakeFetch(() => success({ url }));
    expect(await openChat(START)).toMatchObject({ code: 'invalid_response', traceId: 'trace-1' });
    expect(leaveTo).not.toHaveBeenCalled();
  },
);

test('a refusal is handed back (C1)', async () => {
  fakeFetch(() => failure('chat.closed', 'The chat is closed.'));
  expect(await openChat(START)).toMatchObject({ code: 'chat.closed' });
});

test('a chat that answers after the player has gone on opens nothing, neither its page nor the widget (C1, C3)', async () => {
  const goOn = (path: string) => history.replaceState(null, '', path);
  fakeFetch(() => {
    goOn('/m/home');
    return success({ url: 'https://chat.example/' });
  });
  expect(await openChat(START)).toBeUndefined();
  expect(leaveTo).not.toHaveBeenCalled();
  const open = jest.fn();
  findChat.mockImplementationOnce(async () => {
    goOn('/');
    return { open };
  });
  expect(await openChat(START)).toBeUndefined();
  expect(open).not.toHaveBeenCalled();
});

test('where the widget is there, it opens with locale and draft, and nothing is called (C3, C5)', async () => {
  const open = jest.fn();
  findChat.mockResolvedValueOnce({ open });
  const calls = fakeFetch(() => success({}));
  setPage('lotus', 'TW');
  await openChat({ ...START, draft: 'Support code 1A2B-3C4D' });
  expect(open).toHaveBeenCalledWith({ language: 'zh-HK', draft: 'Support code 1A2B-3C4D' });
  expect(calls).toEqual([]);
});

test('if the widget throws, the chat’s page opens instead (C3)', async () => {
  findChat.mockResolvedValueOnce({
    open: () => {
      throw new Error('broken');
    },
  });
  fakeFetch(() => success({ url: 'https://chat.example/' }));
  expect(await openChat(START)).toBeUndefined();
  expect(leaveTo).toHaveBeenCalledTimes(1);
});

test('without a script there is no object', () => {
  expect([hasChat(), getChatObject()]).toEqual([false, undefined]);
});

test('a visitor has the widget too, and logs in where there is none, since the chat’s page is for members (C1, C3)', async () => {
  resetPage();
  const open = jest.fn();
  const calls = fakeFetch(() => success({}));
  findChat.mockResolvedValueOnce({ open });
  await openChat(START);
  expect(open).toHaveBeenCalledTimes(1);
  expect(leaveTo).not.toHaveBeenCalled();
  await openChat(START);
  expect([calls.length, jest.mocked(leaveTo).mock.calls]).toEqual([0, [[LOGIN]]]);
});
