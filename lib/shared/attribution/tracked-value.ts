// What a value of an address must be before it is kept or sent on.

/** Gives what stands under a name, whatever it is. */
export type ReadValue = (name: string) => unknown;

const MAX_LENGTH = 512;
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

/** The value without outer spaces, its case kept; undefined when empty, longer than 512 characters, or with control characters. */
export function parseTracked(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  const isFit = text !== '' && text.length <= MAX_LENGTH && !CONTROL.test(text) && text.isWellFormed();
  return isFit ? text : undefined;
}

/** Those of the names that have a fit value, in the order of the names. */
export function pickTracked<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => unknown,
): Partial<Record<Name, string>> {
  const found = names.flatMap((name): [Name, string][] => {
    const value = parseTracked(read(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

/** Reads a name, and where it has no fit value the other names that mean the same. */
export function withAliases(read: ReadValue, aliases: Readonly<Record<string, string>>): ReadValue {
  return (name) => {
    const others = Object.keys(aliases).filter((other) => aliases[other] === name);
    return [name, ...others].map(read).find((value) => parseTracked(value) !== undefined);
  };
}
