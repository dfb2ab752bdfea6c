import { INTERNAL_FOLDER, placeOf } from '@/lib/server/http/page-paths';
import { withFeatures, withPages, withPaths } from '@/lib/server/pipeline/with-paths';
import { toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { aContext, answerOf } from '@/tests/unit/server/support/pipeline-request';
import { setEnv, toEntry } from '@/tests/unit/server/support/test-site';

setEnv();

test.each([
  ['/', '/m/home'],
  ['/m', '/m/home'],
  ['/m/', '/m/home'],
  ['/?r=abc&utm=1&affiliateCode=x', '/m/home?affiliateCode=x&r=abc'],
  ['/?go=//evil.example&redirect=http://evil', '/m/home'],
])('%s leads to %s with 307 (R1, RR12, ruling 44)', (path, location) => {
  expect(answerOf(withPaths(aContext(path)))).toEqual([307, location, []]);
});

test('a page whose call is switched off is missing, for everyone and in any form of its path (ruling 78)', () => {
  const backend = { origin: 'https://provider.example', paths: { feedback: null } };
  const merchant = toMerchant(merchantSchema.parse(toEntry('one', { backend })));
  const missing = { kind: 'show', page: 'missing', status: 404 };
  expect(withFeatures(aContext('/m/feedback', merchant))).toEqual(missing);
  expect(withFeatures(aContext('/m/feedback/', merchant))).toEqual(missing);
  expect(withFeatures(aContext('/m/recover', merchant))).toBeUndefined();
});

test.each([
  INTERNAL_FOLDER,
  '/status/domain',
  '/status/maintenance/',
  '/STATUS/domain',
  '/%73tatus/domain',
  '/m/status/x',
  '/status%2fdomain',
  '/%zz',
])('the internal page %s does not exist from outside (SEC-11)', (path) => {
  expect(withPaths(aContext(path))).toEqual({ kind: 'show', page: 'missing', status: 404 });
});

test.each(['/m/home', '/m/x/statuses', '/m/login', '/robots.txt', '/m/member/home'])(
  '%s passes (R2)',
  (path) => {
    expect(withPaths(aContext(path))).toBeUndefined();
  },
);

test.each([
  '/m/nowhere',
  '/m/LIVE',
  '/m/lott',
  '/m/%20',
  '/m/live/deeper',
  '/m/member/else',
  '/nowhere',
  '/nowhere/at/all',
  '/home',
  '/.env',
  '/logo.png',
  '/wp-login.php',
  '/m/home.rsc',
  '/m/home/x.css',
  '/_next/image',
  '/_next/data/build/m/home.json',
])('%s is no page (R13, B32, SEC-114)', (path) => {
  expect(withPages(aContext(path))).toEqual({ kind: 'show', page: 'missing', status: 404 });
  expect(withPaths(aContext(path))).toBeUndefined();
});

test.each([
  '/m/home',
  '/m/home/',
  '/m/live',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
  '/_next/static/chunks/main.js',
])('%s is let through', (path) => {
  expect(withPages(aContext(path))).toBeUndefined();
});

test('the pipeline shows its pages from a folder that is hidden, and the missing one from the site (SEC-11, B32)', () => {
  expect([placeOf('domain'), placeOf('missing')]).toEqual(['/status/domain', '/m/missing']);
});
