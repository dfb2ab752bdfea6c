import 'client-only';

/** Length of quotes, commas or digits of one value. */
const SMALL = 4;

function ownLength(value: unknown): number {
  return typeof value === 'string' ? value.length + SMALL : SMALL;
}

/** Returns whether a value needs more than about `limit` characters as JSON; stops counting there. */
export function isLongerThan(value: unknown, limit: number): boolean {
  const rest: unknown[] = [value];
  let length = 0;
  while (rest.length > 0 && length <= limit) {
    const one = rest.pop();
    length += ownLength(one);
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) for (const name of Object.keys(one)) length += ownLength(name);
    for (const part of Object.values(one)) rest.push(part);
  }
  return length > limit;
}
