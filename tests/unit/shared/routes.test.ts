import {
  CARRIED_QUERY,
  CATEGORY_ROUTES,
  carriedQuery,
  guardOf,
  isIndexablePath,
  ROUTES,
  TOKEN_QUERY,
  toHref,
  trimPath,
} from '@/lib/shared/routes';

const STORED =
  'affiliateCode referralCode r inApp fullscreen from fbclid gclid ttclid kwaiclid bbg isBgeTest cid kw'.split(
    ' ',
  );

test('the paths are those of the specification (R2 to R11)', () => {
  expect(ROUTES).toMatchObject({
    root: '/',
    home: '/m/home',
    index: '/m/index',
    indexHtml: '/m/index.html',
    login: '/m/login',
    register: '/m/register',
    registerHtml: '/m/register.html',
    changePassword: '/m/changePsw',
    game: '/m/game',
    member: '/m/member/home',
    launchGame: '/m/launchGame',
    activity: '/m/activity',
    feedback: '/m/feedback',
    inviteFriends: '/m/inviteFriends',
    agentRegister: '/m/agentRegister',
  });
});

test.each([
  ['/m/member/home', '/m/login'],
  ['/m/member/home/', '/m/login'],
  ['/m/member', '/m/login'],
  ['/m/member/deep/er', '/m/login'],
  ['/m/changePsw', '/m/login'],
  ['/m/%6Dember/home', '/m/login'],
  ['/m/member%2Fhome', '/m/login'],
  ['/m/feedback', '/m/home'],
  ['/m/feedback///', '/m/home'],
])('%s sends a visitor to %s (RR1, R6, R7, R10)', (path, target) => {
  expect(guardOf(path)).toBe(target);
});

test.each([
  '/',
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/game',
  '/m/inviteFriends',
  '/m/agentRegister',
  '/m/members',
  '/m/memberx',
  '/m/%zz',
])('%s is open (RR1, R7, R11)', (path) => {
  expect(guardOf(path)).toBeUndefined();
});

const INDEXED = [
  '/',
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/activity',
  ...CATEGORY_ROUTES,
  '/m/news',
  '/m/download',
  '/m/app',
];

test.each([...INDEXED, '/m/sports/', '/m/home//'])('%s is indexable (RR3, R13, rulings 10, 11)', (path) => {
  expect(isIndexablePath(path)).toBe(true);
});

test.each([
  '/m/login',
  '/m/changePsw',
  '/m/launchGame',
  '/m/member/home',
  '/m/member',
  '/m/register',
  '/m/feedback',
  '/m/switch',
  '/m',
  '/m/home/x',
  '/M/HOME',
  '/m/sports/x/y',
  '//m/home',
])('%j is not indexable (RR3, rulings 10, 11)', (path) => {
  expect(isIndexablePath(path)).toBe(false);
});

test('a promotion with an id is not indexable, its list is (ruling 11)', () => {
  expect(isIndexablePath('/m/activity', new URLSearchParams('id=5'))).toBe(false);
  expect(isIndexablePath('/m/activity', new URLSearchParams('r=5'))).toBe(true);
});

test('the twelve index-only names are nine lobbies, news, download and app (R13)', () => {
  expect([...CATEGORY_ROUTES]).toEqual(
    'sports live rng table fish pvp crash arcade elott'.split(' ').map((name) => `/m/${name}`),
  );
});

test('the carried list is the 14 names, none of which carries a session (RR12, ruling 6)', () => {
  expect([...CARRIED_QUERY]).toEqual(STORED);
  expect(STORED.filter((name) => /token|code$|state/.test(name))).toEqual([]);
  expect([...TOKEN_QUERY]).toEqual(['token', 'tokens']);
});

test('keeps the listed names once each and drops every other one (RR12)', () => {
  const all = STORED.map((name) => `${name}=1&${name}=2`).join('&');
  const carried = carriedQuery(
    new URLSearchParams(`${all}&token=t&tokens=t&code=c&state=s&go=/m/x&redirectUrl=x&utm=1`),
  );
  expect([...carried]).toEqual(STORED.map((name) => [name, '1']));
});

test('builds an href from own parameters and the carried query, own ones first in rank (RR12)', () => {
  const current = new URLSearchParams('r=a&token=t&cid=7');
  expect(toHref('/m/home')).toBe('/m/home');
  expect(toHref('/m/home', {}, current)).toBe('/m/home?r=a&cid=7');
  expect(toHref('/m/login', { go: '/m/game?x=1', r: 'b', none: undefined }, current)).toBe(
    '/m/login?r=b&cid=7&go=%2Fm%2Fgame%3Fx%3D1',
  );
});

test.each([
  ['/', '/'],
  ['///', '/'],
  ['', '/'],
  ['/m/home', '/m/home'],
  ['/m/home//', '/m/home'],
])('trims %j to %j (ruling 10)', (path, trimmed) => {
  expect(trimPath(path)).toBe(trimmed);
});
