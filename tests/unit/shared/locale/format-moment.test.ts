import { formatMoment, formatNumericMoment, MOMENT_WITH_ZONE } from '@/lib/shared/locale/format-moment';
import { hasDates } from '@/lib/shared/locale/has-dates';
import { LANGUAGES } from '@/lib/shared/locale/language-table';

const DATE = new Date('2026-11-05T00:00:00Z');
const formatIn = (
  tag: string,
  more: object = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
) => formatMoment(tag, { month: 'short', day: 'numeric', timeZone: 'UTC', ...more }, DATE);

test('in Urdu the time is one piece with its own direction', () => {
  expect(formatIn('ur-PK')).toMatch(/\u206612:00\s?AM\s?UTC\u2069/);
});

test('an engine has the dates of some languages and not of others', () => {
  expect([hasDates('en-US'), hasDates('tlh')]).toEqual([true, false]);
});

test('a day without time, and other directions, keep the platform’s format', () => {
  for (const text of [formatIn('ur-PK', {}), formatIn('en-US'), formatIn('vi-VN')])
    expect(text).not.toMatch(/\u2066/);
});

test('a moment names its zone in every language; in Urdu within the piece of its time', () => {
  for (const { tag } of Object.values(LANGUAGES)) expect(formatIn(tag, MOMENT_WITH_ZONE)).toMatch(/UTC|GMT/);
  expect(formatIn('ur-PK', MOMENT_WITH_ZONE)).toMatch(/\u2066[^\u2069]*UTC\u2069/);
});

test('dates of a language that the engine lacks, or has in another script only, are written in digits', () => {
  expect(formatIn('ur-Latn', MOMENT_WITH_ZONE)).toBe('05/11/2026 00:00 UTC');
  expect(formatIn('tlh', { year: 'numeric' })).toBe('2026-11-05');
});

const FIELDS = { ...MOMENT_WITH_ZONE, weekday: 'long', timeZone: 'Asia/Kolkata' } as const;

test.each([
  ['my-MM', '05/11/2026 05:30 GMT+5:30'],
  ['km', '05/11/2026 05:30 GMT+5:30'],
  ['lo', '05/11/2026 05:30 GMT+5:30'],
  ['ne', '2026/11/05 05:30 GMT+5:30'],
  ['kk', '05.11.2026 05:30 GMT+5:30'],
])('digits of %s stand in its order', (tag, text) => {
  expect(formatNumericMoment(tag, FIELDS, DATE)).toBe(text);
});

test('digits hold the wanted fields alone', () => {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  expect(formatNumericMoment('ne', options, DATE)).toBe('00:00');
  expect(formatNumericMoment('ne', { ...options, day: 'numeric', month: 'long' }, DATE)).toBe('11/05 00:00');
});
