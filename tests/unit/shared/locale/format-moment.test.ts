import { formatMoment } from '@/lib/shared/locale/format-moment';

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

test('a day without time, and other directions, stay as the platform writes them', () => {
  for (const text of [formatIn('ur-PK', {}), formatIn('en-US'), formatIn('vi-VN')])
    expect(text).not.toMatch(/\u2066/);
});
