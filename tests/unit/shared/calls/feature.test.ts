import { buildOffText, type Feature, isClosedCategory, isClosedPage } from '@/lib/shared/calls/feature';
import { CALLS } from '@/lib/shared/calls/table';

test.each<[Feature, string]>([
  ['changePassword', '/m/changePsw'],
  ['feedback', '/m/feedback/'],
  ['passwordReset', '/m/recover'],
  ['promotions', '/m/activity'],
  ['referral', '/m/inviteFriends'],
  ['referral', '/m/agentRegister'],
])('without %s there is no page %s, and every other page exists (ruling 78)', (feature, path) => {
  expect([isClosedPage([feature], path), isClosedPage([], path)]).toEqual([true, false]);
  expect(isClosedPage([feature], '/m/home')).toBe(false);
});

test('a lottery whose launcher is switched off has no games, the others keep theirs (ruling 78, G10)', () => {
  const categories = ['SEA_LOTT', 'VIETNAM_LOTTO', 'LOTT', 'RNG', 'constructor'];
  const closed = (off: Feature[]) => categories.filter((category) => isClosedCategory(off, category));
  expect([closed(['seaLottery']), closed(['vietnamLottery']), closed(['feedback'])]).toEqual([
    ['SEA_LOTT'],
    ['VIETNAM_LOTTO'],
    [],
  ]);
});

test('the document names the features that are off, and none while all are on (ruling 78)', () => {
  const features = CALLS.flatMap(({ feature }) => feature ?? []);
  expect(buildOffText(features)?.split(' ')).toEqual(features);
  expect(buildOffText([])).toBeUndefined();
});
