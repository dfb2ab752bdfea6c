// A measured line of a row: subject, baseline, value, limit, and whether it is met.
import { medianOf, ratioOf } from '../measure/statistics.mjs';

const DIGITS = { ms: 3, s: 2, kB: 1, MB: 1, ns: 0, '': 2 };

/** Formats a number with its unit. */
export function showAmount(amount, unit = '') {
  const digits = DIGITS[unit] ?? 2;
  const isWhole = Number.isInteger(amount);
  return `${amount.toFixed(isWhole ? 0 : digits)}${unit ? ` ${unit}` : ''}`;
}

function judge(line) {
  const holds = (limit) =>
    limit === undefined ? undefined : line.isFloor ? line.figure >= limit : line.figure <= limit;
  return { ...line, isMet: holds(line.goal), isStretchMet: holds(line.stretch) };
}

/**
 * A line that compares: `own` and `other` are the same rounds of the site and its baseline, in `unit`; `goal` and `stretch` are limits of
 * the ratio, upper ones, or lower ones with `isFloor`.
 */
export function ratioLine({ own, other, unit, ...line }) {
  const { median, least, most } = ratioOf(own, other);
  return judge({
    ...line,
    kind: 'ratio',
    value: showAmount(medianOf(own), unit),
    against: showAmount(medianOf(other), unit),
    figure: median,
    range: [least, most],
  });
}

/** Builds a line without a baseline: a count, bytes, a time. */
export function amountLine({ amount, unit = '', ...line }) {
  return judge({ ...line, kind: 'amount', unit, value: showAmount(amount, unit), figure: amount });
}
