import {
  FEEDBACK_MAX_CHARS,
  feedbackFaultOf,
  toFeedbackCategory,
  toFeedbackMessage,
} from '@/lib/shared/service/feedback';
import { parseSupportCode, toSupportHref } from '@/lib/shared/service/support-note';

const draft = (message: string, support = '') => ({ category: 'GAME', message, support }) as const;

test.each([
  [draft('Hello'), undefined],
  [draft('x'.repeat(FEEDBACK_MAX_CHARS)), undefined],
  [draft('Hello', ' 1a2b-3c4d '), undefined],
  [draft(''), 'messageRequired'],
  [draft(' \n\t '), 'messageRequired'],
  [draft('x'.repeat(FEEDBACK_MAX_CHARS + 1)), 'messageTooLong'],
  [draft('x'.repeat(FEEDBACK_MAX_CHARS), '1A2B-3C4D'), 'messageTooLong'],
  [draft('Hello', '1A2B'), 'supportWrong'],
  [draft('Hello', '<script>'), 'supportWrong'],
])('a message is checked before it is sent: %# → %s (R10)', (given, key) => {
  expect(feedbackFaultOf(given)?.key).toBe(key);
});

test('the support code is below the message (B12)', () => {
  expect(toFeedbackMessage(draft('  Hello ', '1a2b-3c4d'))).toBe('Hello\n\n[1A2B-3C4D]');
  expect(toFeedbackMessage(draft('Hello'))).toBe('Hello');
});

test.each([
  ['PAYMENT', 'PAYMENT'],
  ['payment', 'OTHER'],
  [undefined, 'OTHER'],
])('the category %j is sent as %s (R10)', (given, category) => {
  expect(toFeedbackCategory(given)).toBe(category);
});

test.each([
  ['1A2B-3C4D', '1A2B-3C4D'],
  [' 1a2b-3c4d', '1A2B-3C4D'],
  ['1A2B3C4D', undefined],
  ['1A2B-3C4D"><script>', undefined],
  ['', undefined],
  [undefined, undefined],
  [12345678, undefined],
])('the support code %j is read as %j (B12)', (raw, code) => {
  expect(parseSupportCode(raw)).toBe(code);
});

test('the link to customer service carries the code and the carried query, nothing else (B12, RR12)', () => {
  expect(toSupportHref('1A2B-3C4D', new URLSearchParams('r=abc&x=1'))).toBe(
    '/m/service?r=abc&support=1A2B-3C4D',
  );
  expect(toSupportHref('javascript:x')).toBe('/m/service');
});
