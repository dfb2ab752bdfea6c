import { ROUTES } from '@/lib/shared/routes';
import { isCacheable, isPageAnswer, toWorkerPageKey } from '@/lib/shared/worker/cached-page';

const at = (address: string) => new URL(address, 'https://aurora.example');
const keyOf = (address: string) => toWorkerPageKey(at(address), 'document');

test.each([
  ['/m/home', '/m/home'],
  ['/m/home/', '/m/home'],
  ['/m/home?homescreen=1', '/m/home'],
  ['/m/activity?id=42&fbclid=abc', '/m/activity?id=42'],
  ['/m/game?q=a&affiliateCode=x&category=RNG', '/m/game?category=RNG&q=a'],
  ['/m/game?tag=hot&r=AB12&tag=new', '/m/game?tag=hot&tag=new'],
  ['/m/login?go=/m/game', '/m/login'],
  ['/m/sports?page=2&r=AB12', '/m/sports?page=2'],
])('%s is cached as %s: the content alone counts (B9)', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test.each([
  ROUTES.member,
  '/m/member/history',
  ROUTES.changePassword,
  ROUTES.feedback,
  ROUTES.launchGame,
  ROUTES.out,
  ROUTES.session,
  ROUTES.switchMember,
  ROUTES.switchAnswer,
  ROUTES.device,
  ROUTES.deviceFrame,
  ROUTES.offline,
  '/m/sw.js',
  '/m/nothing',
  '/wps/member/info',
  '/wps/m/home',
  '/',
])('%s is never cached and never looked up (SEC-92)', (path) => {
  expect(keyOf(path)).toBeUndefined();
});

test.each(['token', 'tokens', 'code', 'state', 'sessionId', 'tgAuthResult', 'tgStart'])(
  'an address with %s is neither cached nor answered from the cache (SEC-57)',
  (name) => {
    expect(keyOf(`/m/home?${name}=secret`)).toBeUndefined();
    expect(isCacheable(at(`/m/home?${name}=secret`))).toBe(false);
  },
);

test('only addresses of which every name is known are cached (SEC-57)', () => {
  expect(isCacheable(at('/m/game?q=a&sort=name&gclid=x&inApp=0'))).toBe(true);
  expect(isCacheable(at('/m/login?go=/m/member/home'))).toBe(false);
  expect(isCacheable(at('/m/home?lang=VI'))).toBe(false);
  expect(isCacheable(at('/m/home?utm_source=x'))).toBe(false);
});

test('navigation data is distinguished by its mark, which must be a plain word', () => {
  const dataKeyOf = (address: string) => toWorkerPageKey(at(address), 'data');
  expect(dataKeyOf('/m/news?id=3&fbclid=z&_rsc=1a2b')).toBe('/m/news?id=3&_rsc=1a2b');
  expect(dataKeyOf('/m/news?id=3')).toBeUndefined();
  expect(dataKeyOf('/m/news?_rsc=%2F..%2F')).toBeUndefined();
});

test.each([
  [200, 'text/html; charset=utf-8', false, true],
  [200, 'text/x-component', false, false],
  [200, 'text/html', true, false],
  [404, 'text/html', false, false],
  [503, 'text/html', false, false],
  [0, '', false, false],
])('an answer %s of %s, redirected %s, counts as a page: %s', (status, type, redirected, isPage) => {
  const headers = new Headers(type ? { 'content-type': type } : {});
  expect(isPageAnswer({ status, redirected, headers }, 'document')).toBe(isPage);
});
