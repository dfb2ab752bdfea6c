// Moments in digits alone, for languages whose words an engine lacks.

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
