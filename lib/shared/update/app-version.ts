// Version of the operator's app.

const MARK = /\bMCShell\/(\d+(?:\.\d+)*)/;

/** Returns the app's dotted version from the User-Agent; undefined in a browser. */
export function appVersionOf(userAgent: string): string | undefined {
  return MARK.exec(userAgent)?.[1];
}

// As text, so that long numbers are not rounded.
function compareNumbers(one: string, other: string): number {
  const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
  if (a.length !== b.length) return Math.sign(a.length - b.length);
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares dotted versions: -1, 0 or 1; missing parts count as 0. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one.split('.'), other.split('.')];
  const places = Array.from({ length: Math.max(ones.length, others.length) }, (_, place) => place);
  const steps = places.map((place) => compareNumbers(ones[place] ?? '', others[place] ?? ''));
  return steps.find((step) => step !== 0) ?? 0;
}
