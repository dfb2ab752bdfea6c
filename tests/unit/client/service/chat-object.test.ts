import type * as ChatModule from '@/lib/client/service/chat-object';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const URL_OF_SCRIPT = 'https://chat.example/widget.js';
const world = window as unknown as Record<string, unknown>;

let chat: typeof ChatModule;
let answer: unknown;

beforeEach(async () => {
  jest.resetModules();
  chat = await import('@/lib/client/service/chat-object');
  resetPage();
  document.documentElement.dataset.chatHosts = 'chat.example *.desk.example';
  answer = { scriptUrl: URL_OF_SCRIPT, widget: 'TestChat' };
  fakeFetch(() => success(answer));
  document.head.innerHTML = '<script nonce="abc"></script>';
});
afterEach(() => {
  delete world.TestChat;
  jest.useRealTimers();
});

const injected = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];

test('the script is put in once (C3)', async () => {
  await chat.loadChat();
  await chat.loadChat();
  expect(injected().map(({ src, async }) => [src, async])).toEqual([[URL_OF_SCRIPT, true]]);
});

test('where the registry names no hosts, no script of the provider runs (SEC-78)', async () => {
  delete document.documentElement.dataset.chatHosts;
  await chat.loadChat();
  expect([injected(), chat.hasChat()]).toEqual([[], false]);
});

test.each([
  [null],
  [{ scriptUrl: 'http://chat.example/w.js', widget: 'TestChat' }],
  [{ scriptUrl: URL_OF_SCRIPT, widget: 'document' }],
  [{ scriptUrl: URL_OF_SCRIPT }],
  [{ scriptUrl: 'https://evil.example/widget.js', widget: 'TestChat' }],
  [{ scriptUrl: 'https://chat.example.evil.example/widget.js', widget: 'TestChat' }],
  [{ scriptUrl: 'https://desk.example/widget.js', widget: 'TestChat' }],
  [{ scriptUrl: 'https://chat.example@evil.example/widget.js', widget: 'TestChat' }],
  [{ scriptUrl: 'data:text/javascript,alert(1)', widget: 'TestChat' }],
  ['<script>alert(1)</script>'],
])('with %j nothing happens (C3, SEC-78)', async (value) => {
  answer = value;
  await chat.loadChat();
  expect([injected(), chat.hasChat()]).toEqual([[], false]);
});

test('the object is announced when the script has made it, at 1 s or 3 s where it is late (C3, Z2)', async () => {
  await chat.loadChat();
  jest.useFakeTimers();
  const listener = jest.fn();
  chat.subscribeChat(listener);
  injected()[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(listener).not.toHaveBeenCalled();
  world.TestChat = { open: jest.fn() };
  await jest.advanceTimersByTimeAsync(1_999);
  expect(listener).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledWith(world.TestChat);
});

test('opening the chat waits for a late object until 3 s (C3, Z2)', async () => {
  await chat.loadChat();
  jest.useFakeTimers();
  const onFound = jest.fn();
  void chat.findChat().then(onFound);
  await jest.advanceTimersByTimeAsync(1_500);
  world.TestChat = { open: jest.fn() };
  expect(onFound).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(onFound).toHaveBeenCalledWith(world.TestChat);
});

test('opening the chat before the page has asked for the widget waits for it (C3)', async () => {
  jest.useFakeTimers();
  const onFound = jest.fn();
  void chat.findChat().then(onFound);
  await jest.advanceTimersByTimeAsync(500);
  void chat.loadChat();
  await jest.advanceTimersByTimeAsync(0);
  world.TestChat = { open: jest.fn() };
  await jest.advanceTimersByTimeAsync(500);
  expect(onFound).toHaveBeenCalledWith(world.TestChat);
});

test('the widget receives its visitor once, before a tap opens it (C2, C3)', async () => {
  const order: string[] = [];
  const { promise: known, resolve } = Promise.withResolvers<void>();
  chat.subscribeChat(() => known.then(() => void order.push('visitor')));
  await chat.loadChat();
  world.TestChat = { open: jest.fn() };
  const opened = chat.findChat().then(() => order.push('open'));
  injected()[0]?.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done, 50));
  expect(order).toEqual([]);
  resolve();
  await opened;
  expect(order).toEqual(['visitor', 'open']);
});

test('a tap waits at most 3 s for the provider to identify the visitor (C3)', async () => {
  chat.subscribeChat(() => new Promise(() => undefined));
  await chat.loadChat();
  world.TestChat = { open: jest.fn() };
  jest.useFakeTimers();
  const onFound = jest.fn();
  void chat.findChat().then(onFound);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(onFound).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFound).toHaveBeenCalledWith(world.TestChat);
});

test('the page waits 3 s for the provider to name a widget (C3)', async () => {
  fakeFetch(() => new Promise(() => undefined));
  jest.useFakeTimers();
  void chat.loadChat();
  const onFound = jest.fn();
  void chat.findChat().then(onFound);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(onFound).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFound).toHaveBeenCalledWith(undefined);
});

test('waiting for a missing object ends after 3 s (C3)', async () => {
  await chat.loadChat();
  jest.useFakeTimers();
  const onFound = jest.fn();
  void chat.findChat().then(onFound);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(onFound).toHaveBeenCalledWith(undefined);
});

test('a script that cannot be loaded leaves no widget to wait for (C3)', async () => {
  await chat.loadChat();
  injected()[0]?.dispatchEvent(new Event('error'));
  expect(chat.hasChat()).toBe(false);
  expect(await chat.findChat()).toBeUndefined();
});
