import { parseConsentAnswer } from '@/lib/shared/consent/consent-answer';

test('a yes brings the clicks that are fit, in their own case; a no brings none (B7, E5)', () => {
  const clicks = { fbclid: 'IwAR0aB', gclid: 'x'.repeat(600), ttclid: 7, other: 'x', kw: ' a ' };
  expect(parseConsentAnswer({ choice: 'yes', clicks })).toEqual({
    choice: 'yes',
    clicks: { fbclid: 'IwAR0aB', kw: 'a' },
  });
  expect(parseConsentAnswer({ choice: 'no', clicks })).toEqual({ choice: 'no', clicks: {} });
  expect(parseConsentAnswer({ choice: 'yes' })).toEqual({ choice: 'yes', clicks: {} });
});

test('what is no answer is none (B7)', () => {
  for (const raw of [undefined, null, 'yes', [], {}, { choice: 'maybe' }, { choice: 'yes', clicks: 'x' }])
    expect(parseConsentAnswer(raw)).toBeUndefined();
});
