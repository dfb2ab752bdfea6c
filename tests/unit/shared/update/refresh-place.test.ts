import { ROUTES } from '@/lib/shared/routes';
import { isUpdateWelcome, refreshPlaceOf } from '@/lib/shared/update/refresh-place';

const NONE = new URLSearchParams();

test.each([
  '/',
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/activity',
  '/m/inviteFriends',
  '/m/sports',
  '/m/elott',
  '/m/home/',
])('%s reloads (RR11, ruling 12)', (path) => {
  expect(refreshPlaceOf(path, NONE)).toBeUndefined();
});

test.each([
  ROUTES.launchGame,
  ROUTES.changePassword,
  ROUTES.login,
  ROUTES.register,
  ROUTES.game,
  ROUTES.member,
  ROUTES.news,
  ROUTES.download,
  ROUTES.offline,
  '/m/nothing',
  '/m/homes',
  '/m/HOME',
])('%j leads to the home page (RR11, ruling 12)', (path) => {
  expect(refreshPlaceOf(path, NONE)).toBe(ROUTES.home);
});

test.each([
  ['/m/register', false],
  ['/m/register.html/', false],
  ['/m/login', false],
  ['/m/feedback', false],
  ['/m/home', true],
  ['/m/news', true],
])('the prompt may open on %s: %s (S4)', (path, expected) => {
  expect(isUpdateWelcome(path)).toBe(expected);
});

test('the link home keeps only the carried query (RR11, RR12)', () => {
  const query = new URLSearchParams('code=g1&affiliateCode=A1&token=secret&gclid=9&backUrl=/m/game&r=R7');
  expect(refreshPlaceOf(ROUTES.launchGame, query)).toBe('/m/home?affiliateCode=A1&r=R7&gclid=9');
});
