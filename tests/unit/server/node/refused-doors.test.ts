import { rejectionOf } from '@/lib/server/node/scrub-request';

const raw = (url: string, method = 'GET', headers: Record<string, string> = {}) => ({
  ...{ method, url, rawHeaders: ['Host', 'one.localhost'], httpVersion: '1.1' },
  headers: { host: 'one.localhost', ...headers },
});

test.each([
  ['/m/home', { 'next-action': '7f' }],
  ['/m/login', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['/no/such', { 'content-type': ' Multipart/Mixed' }],
])('a possible server action is rejected on %s with %j (SEC-101)', (url, headers) => {
  expect(rejectionOf(raw(url, 'POST', headers as Record<string, string>))).toEqual({ status: 400 });
});

test('a form posted to a call is left to the API proxy, a server action is rejected before it (SEC-58, SEC-101)', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(rejectionOf(raw('/wps/session/login', 'POST', multipart))).toBeUndefined();
  expect(rejectionOf(raw('/wps/session/login', 'POST', { 'next-action': '7f' }))).toEqual({ status: 400 });
});

test.each(['/_next/static//etc/passwd', '/_next/static/../x', '/_next/./x'])(
  '%s is no file of the build (SEC-103)',
  (url) => {
    expect(rejectionOf(raw(url))).toEqual({ status: 404 });
  },
);

test.each(['POST', 'PUT', 'OPTIONS'])(
  'a %s to a file of the build is refused with 405, which Next would answer with 500 (SEC-37)',
  (method) => {
    expect(rejectionOf(raw('/_next/static/a.js', method))).toEqual({ status: 405 });
  },
);
