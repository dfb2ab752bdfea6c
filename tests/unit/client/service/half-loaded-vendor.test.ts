import { findChat, getChatObject, loadChat } from '@/lib/client/service/chat-object';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const SCRIPT = 'https://wchat.freshchat.com/js/widget.js?token=t1';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fcWidget');
});

test('a vendor’s object that throws at its start is no widget yet: a tap gets none after three seconds, and gets it once it works (C3)', async () => {
  resetPage();
  document.documentElement.dataset.chatHosts = 'wchat.freshchat.com';
  fakeFetch(() => success({ scriptUrl: SCRIPT, widget: 'fcWidget' }));
  await loadChat();
  const init = jest.fn(() => {
    throw new TypeError('not loaded');
  });
  const open = jest.fn();
  Object.assign(window, { fcWidget: { init, open, user: {} } });
  jest.useFakeTimers();
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  const tapped = findChat();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await tapped).toBeUndefined();
  init.mockReset();
  getChatObject()?.open?.({ language: 'en' });
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ token: 't1' }));
  expect(open).toHaveBeenCalledTimes(1);
});
