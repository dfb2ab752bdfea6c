// Moments as players read them, in every direction of writing.

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const OF_TIME = new Set(['hour', 'minute', 'dayPeriod', 'timeZoneName']);
const [ISOLATE, END] = ['\u2066', '\u2069'];

// Engines differ in the space before the day period.
const textOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ value }) => value.replaceAll('\u202f', ' ')).join('');

/** Whether this engine has a language's names of months: browsers carry fewer languages than the server. */
export function hasDates(tag: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
}

/** Date, time and zone, as a page shows a moment whose reader's zone the server does not know. */
export const MOMENT_WITH_ZONE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Formats a date; in right-to-left languages its time is isolated. */
export function formatMoment(format: Intl.DateTimeFormat, date: Date): string {
  const whole = format.format(date);
  if (!RIGHT_TO_LEFT.test(whole)) return whole;
  const parts = format.formatToParts(date);
  const first = parts.findIndex(({ type }) => OF_TIME.has(type));
  if (first < 0) return textOf(parts);
  const end = parts.findLastIndex(({ type }) => OF_TIME.has(type)) + 1;
  const time = textOf(parts.slice(first, end));
  return textOf(parts.slice(0, first)) + ISOLATE + time + END + textOf(parts.slice(end));
}
