import {
  type ConsentChoice,
  type ConsentMode,
  isConsentGranted,
  parseConsentChoice,
  parseConsentMode,
  requiresConsent,
} from '@/lib/shared/consent/consent';

type Row = readonly [ConsentMode, ConsentChoice | undefined, boolean, { granted: boolean; mayAsk: boolean }];

test.each<Row>([
  ['required', undefined, false, { granted: false, mayAsk: true }],
  ['required', 'yes', false, { granted: true, mayAsk: false }],
  ['required', 'no', false, { granted: false, mayAsk: false }],
  ['required', 'yes', true, { granted: true, mayAsk: false }],
  ['optional', undefined, false, { granted: true, mayAsk: false }],
  ['optional', undefined, true, { granted: false, mayAsk: false }],
  ['optional', 'no', false, { granted: false, mayAsk: false }],
  ['optional', 'yes', true, { granted: true, mayAsk: false }],
  ['none', undefined, true, { granted: true, mayAsk: false }],
  ['none', 'no', false, { granted: true, mayAsk: false }],
])('mode %s, choice %s, browser opts out: %s (B7, ruling 67)', (mode, choice, isOptedOut, expected) => {
  const facts = { mode, choice, isOptedOut };
  expect({ granted: isConsentGranted(facts), mayAsk: requiresConsent(facts) }).toEqual(expected);
});

test('an invalid choice or mode counts as undecided, and as the strictest (B7)', () => {
  for (const raw of ['YES', '', '1', null, undefined, { yes: 1 }]) {
    expect(parseConsentChoice(raw)).toBeUndefined();
    expect(parseConsentMode(raw)).toBe('required');
  }
});
