import { withDeviceFrame } from '@/lib/server/features/device/with-device-frame';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { getMerchant } from '@/lib/server/tenants/registry';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([
  toEntry('one', { hosts: ['one.localhost', '*.one.localhost', 'one.example', 'a.one.example'] }),
  toEntry('two', { hosts: ['two.one.localhost', 'two.localhost'] }),
]);

function answer(to: string, path = '/m/device.html') {
  const context = aContext(`${path}?to=${encodeURIComponent(to)}`, getMerchant('one'));
  const outcome = withDeviceFrame(context);
  return { context, response: outcome?.kind === 'respond' ? outcome.response : undefined };
}

test('it posts to a sibling host of the merchant, by a script under the nonce (K10, ruling 23)', async () => {
  const { context, response } = answer('http://www.one.localhost:3000');
  const text = (await response?.text()) ?? '';
  expect(text).toContain(`<script nonce="${context.nonce}">`);
  expect(text).toContain('"http://www.one.localhost:3000")');
  expect(text).toContain("type:'DEVICE_ID'");
  expect(response?.headers.get('x-robots-tag')).toContain('noindex');
});

test('only the merchant’s own hosts on the same site may frame it, and nothing else may run (K10)', () => {
  const { context, response } = answer('http://one.localhost:3000');
  expect(response?.headers.get('content-security-policy')).toBe(
    [
      "default-src 'none'",
      `script-src 'nonce-${context.nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self' http://one.localhost:3000 http://*.one.localhost:3000",
      'report-uri /csp-report',
    ].join('; '),
  );
});

test.each([
  '',
  '*',
  'null',
  'https://evil.example',
  'http://two.one.localhost:3000',
  'http://one.example:3000',
  'https://www.one.localhost:3000',
  'http://www.one.localhost',
  'http://www.one.localhost:3000/',
  'http://www.one.localhost:3000@evil.example',
  'http://www.one.localhost:3000"</script><script>alert(1)</script>',
  'javascript:alert(1)//www.one.localhost:3000',
])('a page for %j contains no script (K10, ruling 23)', async (to) => {
  const text = (await answer(to).response?.text()) ?? '';
  expect(text).toContain('<title>Device</title>');
  expect(text).not.toContain('<script');
});

test('every other path passes (K10)', () => {
  expect(answer('http://one.localhost:3000', '/m/home').response).toBeUndefined();
});

test('documents may frame the alternate host, and no other host for it (K10)', () => {
  const context = aContext('/m/login', getMerchant('one'), { host: 'one.localhost:3000' });
  const { headers } = toPageRequest({ context }, new Headers());
  expect(headers.get('content-security-policy')).toContain('frame-src www.one.localhost:3000;');
});
