import { type ReferralFacts, referralPlaceOf, toReferralHrefs } from '@/lib/shared/referral/referral-place';

const ON = { enabled: true, count: 2 };
const EMPTY = { enabled: true, count: 0 };
const OFF = { enabled: false, count: 2 };
const DISABLED = { enabled: false, count: 0 };

const PROMOTIONS: [ReferralFacts['promotion'], string][] = [
  [ON, 'invite'],
  [EMPTY, 'service'],
  [OFF, 'coming-soon'],
  [DISABLED, 'coming-soon'],
  [undefined, 'invite'],
];

const ORDINARY: ReferralFacts[] = [
  { session: 'visitor' },
  // A type without a session says nothing.
  { session: 'visitor', memberType: 1 },
  ...[undefined, -1, 0, 3, 4, 5, 99].map((memberType) => ({ session: 'member', memberType }) as const),
];
const AGENTS: ReferralFacts[] = [1, 2].map((memberType) => ({ session: 'member', memberType }));

describe.each(PROMOTIONS)('promotion %j', (promotion, place) => {
  test.each(ORDINARY)(`leads %j to ${place} (F1, rulings 71, 73)`, (facts) => {
    expect(referralPlaceOf({ ...facts, promotion })).toBe(place);
  });

  test.each(AGENTS)('leads the agent %j to the agents’ page (F1)', (facts) => {
    expect(referralPlaceOf({ ...facts, promotion })).toBe('agent');
  });

  test('leads to the public page while the visitor is unknown', () => {
    expect(referralPlaceOf({ session: 'unknown', promotion })).toBe('invite');
  });
});

test('the places have addresses, and the carried part of the query is included (RR12)', () => {
  expect(toReferralHrefs(new URLSearchParams('r=AB12&token=x'))).toEqual({
    agent: '/m/agentRegister?r=AB12',
    invite: '/m/inviteFriends?r=AB12',
    service: '/m/service?r=AB12',
  });
});
