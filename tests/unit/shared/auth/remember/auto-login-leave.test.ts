import { autoLoginLeave } from '@/lib/shared/auth/remember/auto-login';

test.each([
  ['/m/home', '?kw=a', false, undefined],
  ['/m/game', '', false, undefined],
  ['/m/login', '', false, '/m/home'],
  ['/m/login/', '?go=%2Fm%2Fgame&kw=a', false, '/m/game?kw=a'],
  ['/m/login', '?go=https%3A%2F%2Fevil.example', false, '/m/home'],
  ['/m/register.html', '', false, '/m/home'],
  ['/m/game', '?game=x', true, '/m/changePsw?go=%2Fm%2Fgame%3Fgame%3Dx'],
  ['/m/game', '?go=%2Fm%2Fnews', true, '/m/changePsw?go=%2Fm%2Fgame%3Fgo%3D%252Fm%252Fnews'],
  ['/m/login', '?go=%2Fm%2Fgame', true, '/m/changePsw?go=%2Fm%2Fgame'],
  ['/m/login', '', true, '/m/changePsw'],
])('from %s%s, change forced %s, it leads to %s (A6, A14)', (path, search, isForced, place) => {
  expect(autoLoginLeave({ pathname: path, search }, isForced)).toBe(place);
});
