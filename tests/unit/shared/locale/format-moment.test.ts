import { formatMoment, hasDates, MOMENT_WITH_ZONE } from '@/lib/shared/locale/format-moment';
import { LANGUAGES } from '@/lib/shared/locale/language-table';

const DATE = new Date('2026-11-05T00:00:00Z');
const formatIn = (
  tag: string,
  more: object = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
) =>
  formatMoment(
    new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC', ...more }),
    DATE,
  );

test('in Urdu the time is one piece with its own direction', () => {
  expect(formatIn('ur-PK')).toMatch(/\u206612:00\s?AM\s?UTC\u2069/);
});

test('an engine has the dates of some languages and not of others', () => {
  expect([hasDates('en-US'), hasDates('tlh')]).toEqual([true, false]);
});

test('a day without time, and other directions, stay as the platform writes them', () => {
  for (const text of [formatIn('ur-PK', {}), formatIn('en-US'), formatIn('vi-VN')])
    expect(text).not.toMatch(/\u2066/);
});

test('a moment names its zone in every language; in Urdu within the piece of its time', () => {
  for (const { tag } of Object.values(LANGUAGES)) expect(formatIn(tag, MOMENT_WITH_ZONE)).toMatch(/UTC|GMT/);
  expect(formatIn('ur-PK', MOMENT_WITH_ZONE)).toMatch(/\u2066[^\u2069]*UTC\u2069/);
});
