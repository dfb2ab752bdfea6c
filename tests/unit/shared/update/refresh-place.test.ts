import { ROUTES } from '@/lib/shared/routes';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

const NONE = new URLSearchParams();

test.each([
  '/',
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/game',
  '/m/member/home',
  '/m/activity',
  '/m/feedback',
  '/m/inviteFriends',
  '/m/agentRegister',
  '/m/sports',
  '/m/elott',
  '/m/news',
  '/m/download',
  '/m/app',
  '/m/home/',
])('%s reloads (RR11, ruling 12)', (path) => {
  expect(refreshPlaceOf(path, NONE)).toBeUndefined();
});

test.each([
  ROUTES.launchGame,
  ROUTES.changePassword,
  ROUTES.switchMember,
  ROUTES.offline,
  '/m/nothing',
  '/m/homes',
  '/m/HOME',
  '/m/member',
])('%j leads to the home page (RR11)', (path) => {
  expect(refreshPlaceOf(path, NONE)).toBe(ROUTES.home);
});

test('the way home keeps the carried query, and nothing else (RR11, RR12)', () => {
  const query = new URLSearchParams('code=g1&affiliateCode=A1&token=secret&gclid=9&backUrl=/m/game&r=R7');
  expect(refreshPlaceOf(ROUTES.launchGame, query)).toBe('/m/home?affiliateCode=A1&r=R7&gclid=9');
});
