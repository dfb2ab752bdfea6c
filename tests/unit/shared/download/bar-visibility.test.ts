import fc from 'fast-check';
import {
  type BarFacts,
  type BarRules,
  barObstacleOf,
  buildBarText,
  parseBarText,
} from '@/lib/shared/download/bar-visibility';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const RULES: BarRules = { systems: ['ios', 'android'], login: false, rank: 0 };
const VISITOR: BarFacts = {
  mode: 'browser',
  system: 'android',
  isMember: false,
  rank: 0,
  isOnBreak: false,
  isNew: false,
  isClosed: false,
};
const MEMBER = { ...VISITOR, isMember: true };

type Row = readonly [name: string, rules: Partial<BarRules>, facts: BarFacts, obstacle: string | undefined];

test.each<Row>([
  ['shown to a visitor whose system has a link', {}, VISITOR, undefined],
  ['hidden in the native app', {}, { ...VISITOR, mode: 'native' }, 'native'],
  [
    'hidden when installed or opened from the home screen',
    {},
    { ...VISITOR, mode: 'homescreen' },
    'homescreen',
  ],
  [
    'hidden on an iPhone without a link for it',
    { systems: ['android'] },
    { ...VISITOR, system: 'ios' },
    'no-link',
  ],
  ['hidden on Android without a link for it', { systems: ['ios'] }, VISITOR, 'no-link'],
  ['hidden on a computer, which has no app', {}, { ...VISITOR, system: 'other' }, 'no-link'],
  ['hidden from a visitor while a login is required', { login: true }, VISITOR, 'login'],
  ['shown after the login that is required', { login: true }, MEMBER, undefined],
  ['hidden below the required rank (ruling 72)', { rank: 3 }, { ...MEMBER, rank: 2 }, 'rank'],
  ['shown at the required rank (ruling 72)', { rank: 3 }, { ...MEMBER, rank: 3 }, undefined],
  ['shown above the required rank (ruling 72)', { rank: 3 }, { ...MEMBER, rank: 4 }, undefined],
  ['hidden from a member without a rank, which counts as 0 (ruling 72)', { rank: 1 }, MEMBER, 'rank'],
  ['hidden from a visitor where a rank is required', { rank: 1 }, { ...VISITOR, rank: 9 }, 'rank'],
  ['hidden while the player takes a break (B5)', {}, { ...VISITOR, isOnBreak: true }, 'break'],
  ['hidden on a first visit before a game was played', {}, { ...VISITOR, isNew: true }, 'new'],
  ['hidden once closed in this session', {}, { ...VISITOR, isClosed: true }, 'closed'],
])('%s (S8)', (_name, rules, facts, obstacle) => {
  expect(barObstacleOf({ ...RULES, ...rules }, facts)).toBe(obstacle);
});

test('the rules are read from the attribute unchanged', () => {
  const rules: BarRules = { systems: ['android'], login: true, rank: 2 };
  expect(parseBarText(buildBarText(rules))).toEqual(rules);
});

test('an attribute that is missing or broken is no bar', () => {
  expect([undefined, '', '{', '1', 'null', '{"systems":1}'].map((text) => parseBarText(text))).toEqual(
    Array(6).fill(undefined),
  );
  fc.assert(
    fc.property(hostileJson, (value) => {
      const rules = parseBarText(JSON.stringify(value));
      expect(rules === undefined || rules.rank >= 0).toBe(true);
    }),
  );
});
