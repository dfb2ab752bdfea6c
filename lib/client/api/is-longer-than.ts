// Tells a long answer from a short one without writing it out.
import 'client-only';

/** Rough length of a value without its contents: quotes, commas, digits. */
const SMALL = 4;

function ownLength(value: unknown): number {
  return typeof value === 'string' ? value.length + SMALL : SMALL;
}

/** Whether a JSON value would be written with more than about `limit` characters; it stops counting there. */
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
