// Who takes the candidate: a share of the merchants on all instances, or all of them on the instances named.
import 'server-only';
import { hash } from 'node:crypto';

const PARTS = 100;

/** Returns a code's place between 0 and 99: the same on every instance, so that a growing share only adds merchants. */
export function toPart(code: string): number {
  return Number.parseInt(hash('sha256', code, 'hex').slice(0, 8), 16) % PARTS;
}

// `web-1` names every port and process of that machine, `web-1:3000` every process of that port.
function isNamed(instance: string, name: string): boolean {
  return instance === name || instance.startsWith(`${name}:`) || instance.startsWith(`${name}/`);
}

/** Returns which codes take the candidate on an instance, by MERCHANTS_CANARY_FOR; undefined where none do. */
export function toShare(whom: string, instance: string): ((code: string) => boolean) | undefined {
  if (!whom.endsWith('%'))
    return whom.split(',').some((name) => isNamed(instance, name)) ? () => true : undefined;
  const percent = Number.parseInt(whom, 10);
  return percent > 0 ? (code) => toPart(code) < percent : undefined;
}
