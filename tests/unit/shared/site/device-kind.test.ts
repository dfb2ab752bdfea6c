import { deviceKindOf } from '@/lib/shared/site/device-kind';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'desktop'],
  ['', 'desktop'],
  [`${'Android '.repeat(2000)}`, 'tablet'],
])('%.60s is a %s (S16)', (userAgent, kind) => {
  expect(deviceKindOf(userAgent)).toBe(kind);
});
