import { DEFAULT_APP_SCHEMES, isAppScheme, parseServiceUrl } from '@/lib/shared/service/service-url';

test.each([
  'https://chat.example/live?a=1#b',
  'http://chat.localhost:4010/play',
  'tel:+18005550117',
  'tel:0800-555-0117',
  'mailto:service@brand.example',
  'mailto:vip+gold@brand.example?subject=Hello%20there',
  'tg://resolve?domain=brand',
  'line://ti/p/@brand',
  'whatsapp://send?phone=18005550117',
  'WEIXIN://dl/chat',
])('%s is a way to customer service (provider-api §6, ruling 48)', (url) => {
  expect(parseServiceUrl(url, DEFAULT_APP_SCHEMES)).toBe(url);
});

test.each([
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'http://chat.example/',
  'https://user:pass@chat.example/',
  '//chat.example',
  '/m/home',
  'chat.example',
  'tel:',
  'tel:+1 800 <b>',
  'mailto:nobody',
  'mailto:a@b.example?subject=%0aBcc" onclick="x',
  'tg://x"onclick="y',
  'unknownapp://x',
])('%j is none (provider-api §6, ruling 48)', (url) => {
  expect(parseServiceUrl(url, DEFAULT_APP_SCHEMES)).toBeUndefined();
});

test('a number may contain spaces (E13, provider-api §6)', () => {
  expect(parseServiceUrl('tel:+63 2 8123 4567', [])).toBe('tel:+63281234567');
});

test('an app is open only where the registry names it', () => {
  expect(parseServiceUrl('tg://x', ['line'])).toBeUndefined();
  expect(parseServiceUrl('botim://x', ['botim'])).toBe('botim://x');
});

test.each(['javascript', 'data', 'http', 'https', 'file', 'intent', 'Line', 'a b', 'tg:', ''])(
  'a registry may not call %j an app',
  (scheme) => {
    expect(isAppScheme(scheme)).toBe(false);
    expect(parseServiceUrl(`${scheme}:alert(1)`, [scheme])).toBeUndefined();
  },
);
