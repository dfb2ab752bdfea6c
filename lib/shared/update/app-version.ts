// The version of the operator's app, and whether it is too old.

const MARK = /\bMCShell\/(\d+(?:\.\d+)*)/;

/** The version that the app's own mark in the User-Agent tells, dotted numbers; undefined in a browser. */
export function appVersionOf(userAgent: string): string | undefined {
  return MARK.exec(userAgent)?.[1];
}

// As text: a number of any length is compared without rounding.
function compareNumbers(one: string, other: string): number {
  const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
  if (a.length !== b.length) return Math.sign(a.length - b.length);
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares two versions of dotted numbers: -1, 0 or 1; a number that is missing counts as 0, so that 2.4 is 2.4.0. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one.split('.'), other.split('.')];
  const places = Array.from({ length: Math.max(ones.length, others.length) }, (_, place) => place);
  const steps = places.map((place) => compareNumbers(ones[place] ?? '', others[place] ?? ''));
  return steps.find((step) => step !== 0) ?? 0;
}
