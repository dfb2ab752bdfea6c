import { isLottery, launcherOf, lotteryGroupOf, lotteryViewOf, toPrizeMode } from '@/lib/shared/game/lottery';

test.each([
  ['', undefined, 'lobby'],
  ['game_list', undefined, 'lobby'],
  ['lobby', undefined, 'lobby'],
  ['mb-north', undefined, 'betting'],
  ['LOBBY', undefined, 'betting'],
  ['mb-north', 'lobby', 'lobby'],
  ['mb-north', 'betting', 'betting'],
  ['', 'betting', 'lobby'],
] as const)('the code %j, requested for %s, opens the view %s (G3)', (code, position, view) => {
  expect(lotteryViewOf(code, position)).toBe(view);
});

test.each([
  ['LOTT', true],
  ['ELOTT', true],
  ['ELOTTO', true],
  ['SEA_LOTT', true],
  ['VIETNAM_LOTTO', true],
  ['RNG', false],
  ['', false],
  ['constructor', false],
])('%s is a lottery: %s (G4)', (category, expected) => {
  expect(isLottery(category)).toBe(expected);
});

test.each([
  ['SEA_LOTT', 'launchSea'],
  ['VIETNAM_LOTTO', 'launchLottoVn'],
  ['LOTT', 'launchGame'],
  ['ELOTT', 'launchGame'],
  ['RNG', 'launchGame'],
])('%s is launched by %s', (category, launcher) => {
  expect(launcherOf(category)).toBe(launcher);
});

test.each([
  [['VIETNAM_LOTTO'], 'LOTT'],
  [['LOTT', 'ELOTT'], 'ELOTT'],
  [['ELOTTO'], 'ELOTT'],
  [['SEA_LOTT'], 'ELOTT'],
  [[], 'LOTT'],
])('a vendor of %j plays as %s (G10)', (categories, group) => {
  expect(lotteryGroupOf(categories)).toBe(group);
});

test.each([
  ['CLASSIC_MODE', 'Classic Mode'],
  ['elott', 'Elott'],
  ['Lott', 'Lott'],
  ['two-side.MODE:3', 'Two Side Mode 3'],
  ['__', ''],
])('the prize mode %s is named %j (G10)', (name, expected) => {
  expect(toPrizeMode(name)).toBe(expected);
});
