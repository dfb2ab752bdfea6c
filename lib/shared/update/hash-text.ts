// Short hash to compare builds; not for security.

const PRIMES = [2654435761, 1597334677, 2246822507, 3266489909] as const;
const HIGH_BITS = 2 ** 21;
const HIGH_STEP = 2 ** 32;

function mix(half: number, other: number): number {
  return Math.imul(half ^ (half >>> 16), PRIMES[2]) ^ Math.imul(other ^ (other >>> 13), PRIMES[3]);
}

/** Returns 53 bits in base 36; works on plain http, where Web Crypto is missing. */
export function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, PRIMES[0]);
    high = Math.imul(high ^ unit, PRIMES[1]);
  }
  const last = mix(low, high);
  const first = mix(high, last);
  return (((first >>> 0) % HIGH_BITS) * HIGH_STEP + (last >>> 0)).toString(36);
}
