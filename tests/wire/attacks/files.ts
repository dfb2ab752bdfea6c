// More doors that are not there: the framework's actions and image optimiser, and the files of build and project.
import { send, site } from '@/tests/wire/attacks/one-site';

const BOUNDARY = '----x';
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FLIGHT = `${part('1', '{"then":"$1:__proto__:then"}')}${part('0', '["$1"]')}--${BOUNDARY}--\r\n`;

test.each([
  ['an action by its id', { 'Next-Action': '7f0000' }, '["$F1"]'],
  ['an action as a form', { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }, FLIGHT],
  ['both', { 'Next-Action': '7f', 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }, FLIGHT],
])('%s is refused before anyone decodes it (SEC-101)', async (_what, headers, body) => {
  for (const path of ['/m/home', '/m/login', '/', '/m/member/home', '/m/session', '/no/such']) {
    const answer = await send(path, headers as Record<string, string>, { method: 'POST', body });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.text).not.toMatch(/server action|digest/i);
  }
  expect(site().output()).not.toMatch(/action/i);
});

test.each([
  '/_next/image',
  '/_next/image?url=%2Fm%2Fbrand.png&w=64&q=75',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75',
  '/_vercel/image?url=/x',
])('%s is not there (SEC-102)', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test.each([
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/%2e%2e/BUILD_ID',
  '/_next/static/../BUILD_ID',
  '/_next/static/chunks/..%5c..%5cBUILD_ID',
  '/_next/static//etc/passwd',
  '/_next/server/app/page.js',
  '/_next/build-manifest.json',
  '/.next/BUILD_ID',
  '/.git/config',
  '/.env',
  '/.env.local',
  '/package.json',
  '/package-lock.json',
  '/server.ts',
  '/build/server.mjs',
  '/asset-manifest.json',
  '/build-manifest.json',
  '/sandbox/merchants/aurora.json',
  '/m/..%2f..%2fpackage.json',
])('%s gives nothing away (SEC-103)', async (path) => {
  const { status, text } = await send(path);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/"dependencies"|"hosts"|SESSION_SECRET|root:x:0/);
});
