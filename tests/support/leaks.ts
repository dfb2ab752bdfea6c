// Tells whether an address that a rule gave stays on the site, and finds one among thousands that does not.
import fc from 'fast-check';
import { hostileAddresses } from '@/tests/support/hostile-addresses';
import { HOSTILE_ADDRESSES } from '@/tests/support/hostile-list';

/** The site that the hostile addresses pretend to belong to. */
export const OWN = 'https://own.example';

const LOOPBACK = /^(?:localhost|127[\d.]+|\[::1\]|.+\.localhost)$/;

/** As a browser follows it from a page deep inside, and from one at the top. */
export function isInside(href: string): boolean {
  const places = [`${OWN}/m/member/home?x=1`, `${OWN}/`].map((base) => new URL(href, base));
  const isOwn = ({ origin, pathname }: URL) =>
    origin === OWN &&
    /^\/m(?:\/|$)/.test(pathname) &&
    !/\/\/|\\|(?:^|\/)\.\.(?:\/|$)|\p{Cc}/u.test(decodeURIComponent(pathname));
  return /^\/m(?:[/?#]|$)/.test(href) && !/[\p{Cc}\\\s]/u.test(href) && places.every(isOwn);
}

/** Whether an address is secure (or of this machine) and names no one before its host. */
export function isPlain(href: string): boolean {
  const { protocol, hostname, username, password } = new URL(href);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSecure && username + password === '';
}

let made: readonly string[] = [];

/** The first addresses that any property over them tries, made once for all tests of a file. */
function addressesOf(numRuns: number): readonly string[] {
  if (made.length < numRuns) made = fc.sample(hostileAddresses, numRuns);
  return made.slice(0, numRuns);
}

/** The first address for which a rule fails, as short as it can be; undefined when there is none among thousands. */
export function leakOf(isSafe: (raw: string) => boolean, numRuns = 10_000): unknown {
  const leak = [...HOSTILE_ADDRESSES, ...addressesOf(numRuns)].find((raw) => !isSafe(raw));
  if (leak === undefined || HOSTILE_ADDRESSES.includes(leak)) return leak;
  return fc.check(fc.property(hostileAddresses, isSafe), { numRuns }).counterexample ?? leak;
}

/** As leakOf, for a rule that takes its time. */
export async function leakOfAsync(isSafe: (raw: string) => Promise<boolean>, numRuns: number) {
  for (const raw of HOSTILE_ADDRESSES) if (!(await isSafe(raw))) return raw;
  for (const raw of addressesOf(numRuns)) {
    if (await isSafe(raw)) continue;
    const { counterexample } = await fc.check(fc.asyncProperty(hostileAddresses, isSafe), { numRuns });
    return counterexample ?? raw;
  }
  return undefined;
}
