// Moments as players read them, in every language and direction of writing; in digits alone where an engine lacks its words.
import { hasDates } from '@/lib/shared/locale/has-dates';

/** Order and marks of a numeric date, by language. */
const PATTERNS: Readonly<Record<string, string>> = {
  kk: 'd.m.y',
  km: 'd/m/y',
  lo: 'd/m/y',
  my: 'd/m/y',
  ne: 'y/m/d',
  ur: 'd/m/y',
};
const FALLBACK = 'y-m-d';
const TWO_DIGITS = '2-digit';

/** The same fields without a word; a day of the week is left out, and hours count to 24. */
function toNumeric(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { year, month, day, hour, minute, timeZone, timeZoneName } = options;
  return {
    timeZone,
    year,
    month: month && TWO_DIGITS,
    day: day && TWO_DIGITS,
    hour: hour && TWO_DIGITS,
    minute,
    timeZoneName,
    hourCycle: 'h23',
  };
}

/** Writes a moment in digits in the order of a language: 27/11/2026 14:05. Takes single fields, no `dateStyle`. */
export function formatNumericMoment(tag: string, options: Intl.DateTimeFormatOptions, date: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', toNumeric(options)).formatToParts(date);
  const partOf = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  const pattern = PATTERNS[new Intl.Locale(tag).language] ?? FALLBACK;
  const fields = { d: partOf('day'), m: partOf('month'), y: partOf('year') };
  const mark = /[^dmy]/.exec(pattern)?.[0] ?? '';
  const day = pattern
    .split(mark)
    .flatMap((field) => fields[field as keyof typeof fields] ?? [])
    .join(mark);
  const time = [partOf('hour'), partOf('minute')].filter(Boolean).join(':');
  return [day, time, partOf('timeZoneName')].filter(Boolean).join(' ');
}

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
