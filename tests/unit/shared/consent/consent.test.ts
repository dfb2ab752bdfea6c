import {
  type ConsentChoice,
  type ConsentMode,
  isConsentAsked,
  isConsentGranted,
  parseConsentChoice,
  parseConsentMode,
} from '@/lib/shared/consent/consent';

type Row = readonly [ConsentMode, ConsentChoice | undefined, boolean, { granted: boolean; asked: boolean }];

test.each<Row>([
  ['required', undefined, false, { granted: false, asked: true }],
  ['required', 'yes', false, { granted: true, asked: false }],
  ['required', 'no', false, { granted: false, asked: false }],
  ['required', 'yes', true, { granted: true, asked: false }],
  ['optional', undefined, false, { granted: true, asked: false }],
  ['optional', undefined, true, { granted: false, asked: false }],
  ['optional', 'no', false, { granted: false, asked: false }],
  ['optional', 'yes', true, { granted: true, asked: false }],
  ['none', undefined, true, { granted: true, asked: false }],
  ['none', 'no', false, { granted: true, asked: false }],
])('mode %s, said %s, browser opts out: %s (B7, ruling 67)', (mode, choice, isOptedOut, expected) => {
  const facts = { mode, choice, isOptedOut };
  expect({ granted: isConsentGranted(facts), asked: isConsentAsked(facts) }).toEqual(expected);
});

test('what is no choice and no mode counts as not asked yet, and as the strictest (B7)', () => {
  for (const raw of ['YES', '', '1', null, undefined, { yes: 1 }]) {
    expect(parseConsentChoice(raw)).toBeUndefined();
    expect(parseConsentMode(raw)).toBe('required');
  }
});
