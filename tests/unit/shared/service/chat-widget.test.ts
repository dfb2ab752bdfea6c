import { parseChatWidget } from '@/lib/shared/service/chat-widget';

const HOSTS = ['*.chat.example'];
const parse = (scriptUrl: unknown, widget: unknown = 'Chat') => parseChatWidget({ scriptUrl, widget }, HOSTS);

test('a script of an allowed host is the widget (SEC-78)', () => {
  const scriptUrl = 'https://a.chat.example/w.js';
  expect(parse(scriptUrl)).toEqual({ scriptUrl, name: 'Chat' });
});

test.each([
  'https://evil.example/w.js',
  'https://chat.example.evil.example/w.js',
  'http://a.chat.example/w.js',
  'https://a.chat.example:8443/w.js',
  'https://*.chat.example/w.js',
  'https://a;script-src.chat.example/w.js',
  'https://a,b.chat.example/w.js',
  '',
  null,
])('the script %j is no widget and no source of a policy (SEC-78, SEC-79)', (scriptUrl) => {
  expect(parse(scriptUrl)).toBeUndefined();
});

test.each(['', 'a.b', 'a-b', '1a', 'a'.repeat(65), {}])('the name %j is no widget (SEC-78)', (name) => {
  expect(parse('https://a.chat.example/w.js', name)).toBeUndefined();
});
