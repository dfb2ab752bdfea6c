import { screen } from '@testing-library/react';
import { VipCard } from '@/components/vip/vip-card';
import type { CallState } from '@/lib/client/data/use-call';
import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { parseMember } from '@/lib/shared/member/member';
import { renderWithMessages } from '../ui/with-messages';

const GOLD = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };
const BENEFIT = 'Your level benefits apply automatically.';

function stateOf(value: WireRankProgress | undefined): CallState<WireRankProgress> {
  return { isLoaded: true, value, failure: undefined, isRetrying: false, retry: () => undefined };
}

function show(clubLabel: object | undefined, progress?: WireRankProgress) {
  const member = parseMember({ id: '1', account: 'lan', clubLabel });
  if (!member) throw new Error('no member');
  return renderWithMessages(<VipCard member={member} progress={stateOf(progress)} />);
}

test('shows label, level, benefit and the progress to the next rank (V1, V2)', () => {
  show(GOLD, { completedConditions: 2, totalExpectedConditions: 5, labelId: 7 });
  expect(screen.getByRole('region', { name: 'VIP club' })).toBeTruthy();
  for (const text of ['Gold', 'Level 3', BENEFIT, '2 of 5 conditions met', '3 conditions to go'])
    expect(screen.getByText(text)).toBeTruthy();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Next level' });
  expect([bar.value, bar.max]).toEqual([0.4, 1]);
});

test('a member without a label name has no card (V1)', () => {
  expect(show(undefined).container.textContent).toBe('');
  expect(show({ ...GOLD, labelName: '' }).container.textContent).toBe('');
});

test.each(['MANUAL', 'auto', '', undefined])('a benefit of the type %j is not shown (V1)', (type) => {
  show({ ...GOLD, type }, { labelId: 7 });
  expect(screen.getByText('Gold')).toBeTruthy();
  expect(screen.queryByText(BENEFIT)).toBeNull();
});

test.each([
  ['no label id', { completedConditions: 2, totalExpectedConditions: 5 }],
  ['nothing expected', { completedConditions: 2, totalExpectedConditions: 0, labelId: 7 }],
  ['no answer', undefined],
])('%s fills the bar and claims nothing (V2)', (_name, progress) => {
  show(GOLD, progress);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  expect(screen.queryByText(/conditions/)).toBeNull();
});

test('conditions are met where the counts say so (V2)', () => {
  show(GOLD, { completedConditions: 7, totalExpectedConditions: 5, labelId: 7 });
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  expect(screen.getByText('All conditions met')).toBeTruthy();
  expect(screen.queryByText(/conditions? to go/)).toBeNull();
});

test('a level or count that is missing is left out (provider-api §4)', () => {
  show({ labelName: 'Gold' }, { totalExpectedConditions: 5, labelId: 7 });
  expect(screen.queryByText(/Level/)).toBeNull();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  expect(screen.queryByText(/conditions/)).toBeNull();
});
