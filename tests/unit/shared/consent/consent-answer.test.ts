import { parseConsentAnswer } from '@/lib/server/features/consent/answer-consent';

test('with consent the valid click ids are sent, in their own case; without it none (B7, E5)', () => {
  const clicks = { fbclid: 'IwAR0aB', gclid: 'x'.repeat(600), ttclid: 7, other: 'x', kw: ' a ' };
  expect(parseConsentAnswer({ choice: 'yes', clicks })).toEqual({
    choice: 'yes',
    clicks: { fbclid: 'IwAR0aB', kw: 'a' },
  });
  expect(parseConsentAnswer({ choice: 'no', clicks })).toEqual({ choice: 'no', clicks: {} });
  expect(parseConsentAnswer({ choice: 'yes' })).toEqual({ choice: 'yes', clicks: {} });
});

test('other values than an answer are ignored (B7)', () => {
  for (const raw of [undefined, null, 'yes', [], {}, { choice: 'maybe' }, { choice: 'yes', clicks: 'x' }])
    expect(parseConsentAnswer(raw)).toBeUndefined();
});
