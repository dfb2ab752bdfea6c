// Moments as players read them, in every language and direction of writing.
import { hasDates } from '@/lib/shared/locale/has-dates';
import { formatNumericMoment } from '@/lib/shared/locale/numeric-moment';

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const OF_TIME = new Set(['hour', 'minute', 'dayPeriod', 'timeZoneName']);
const [ISOLATE, END] = ['\u2066', '\u2069'];

// Engines differ in the space before the day period.
const textOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ value }) => value.replaceAll('\u202f', ' ')).join('');

/** Date and time, short enough for a row of a list. */
export const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** Date, time and zone, as a page shows a moment whose reader's zone the server does not know. */
export const MOMENT_WITH_ZONE = {
  ...MOMENT,
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** Formats a date by single fields (no `dateStyle`): in digits where this engine lacks the language; in right-to-left
 * languages its time is isolated. */
export function formatMoment(tag: string, options: Intl.DateTimeFormatOptions, date: Date): string {
  if (!hasDates(tag)) return formatNumericMoment(tag, options, date);
  const format = new Intl.DateTimeFormat(tag, options);
  const whole = format.format(date);
  if (!RIGHT_TO_LEFT.test(whole)) return whole;
  const parts = format.formatToParts(date);
  const first = parts.findIndex(({ type }) => OF_TIME.has(type));
  if (first < 0) return textOf(parts);
  const end = parts.findLastIndex(({ type }) => OF_TIME.has(type)) + 1;
  const time = textOf(parts.slice(first, end));
  return textOf(parts.slice(0, first)) + ISOLATE + time + END + textOf(parts.slice(end));
}
