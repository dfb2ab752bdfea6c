// Validates attribution values before they are stored or sent.

export type ReadValue = (name: string) => unknown;

const MAX_LENGTH = 512;
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

/** Trims a value and keeps its case; undefined when empty, over 512 characters, or with control characters. */
export function parseTracked(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  const isFit = text !== '' && text.length <= MAX_LENGTH && !CONTROL.test(text) && text.isWellFormed();
  return isFit ? text : undefined;
}

/** Picks the names that have a valid value, in the order of the names. */
export function pickTracked<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => unknown,
): Partial<Record<Name, string>> {
  const pairs = names.flatMap((name): [Name, string][] => {
    const value = parseTracked(read(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs) as Partial<Record<Name, string>>;
}

/** Wraps a reader so that an invalid value falls back to its aliases. */
export function withAliases(read: ReadValue, aliases: Readonly<Record<string, string>>): ReadValue {
  return (name) => {
    const others = Object.keys(aliases).filter((other) => aliases[other] === name);
    return [name, ...others].map(read).find((value) => parseTracked(value) !== undefined);
  };
}
