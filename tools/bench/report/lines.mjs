// A measured line of a row: subject, baseline, value, limit, and whether it is met.
import { medianOf } from '../measure/statistics.mjs';
import { MAX_DRIFT } from '../measure/yardstick.mjs';

const DIGITS = { ms: 3, s: 2, kB: 1, MB: 1, ns: 0, '': 2 };

/** Formats a number with its unit. */
function showAmount(amount, unit = '') {
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
  const [value, against] = [medianOf(own), medianOf(other)];
  return judge({
    ...line,
    kind: 'ratio',
    value: showAmount(value, unit),
    against: showAmount(against, unit),
    figure: value / against,
  });
}

/** Builds a line without a baseline: a count, bytes, a time. */
export function amountLine({ amount, unit = '', ...line }) {
  return judge({ ...line, kind: 'amount', unit, value: showAmount(amount, unit), figure: amount });
}

/** Returns, for each line, that of the run with the median figure, with the figures of all runs. `runs` hold `lines` and the yardstick's `drift`. */
export function mergeRuns(runs) {
  const broken = runs.find(({ lines }) => lines.some(({ kind }) => kind === undefined));
  if (broken) return broken.lines;
  const isUnsteady = runs.some(({ drift }) => drift > MAX_DRIFT);
  return runs[0].lines.map((_, at) => {
    const figures = runs.map(({ lines }) => lines[at].figure);
    const middle = figures.toSorted((a, b) => a - b)[figures.length >> 1];
    return { ...runs[figures.indexOf(middle)].lines[at], runs: figures, isUnsteady };
  });
}
