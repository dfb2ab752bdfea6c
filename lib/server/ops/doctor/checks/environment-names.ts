// Doctor check: names in the environment's files that resemble those of the site, as METRIC_TOKEN does.
import 'server-only';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { ENV_NAMES } from '@/lib/server/platform/env';

/** Signs that a slip adds, leaves out or replaces. */
const SLIPS = 2;

function countSlips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, sign] of [...from].entries()) {
    const next = [at + 1];
    for (const [there, other] of [...to].entries())
      next.push(
        Math.min(
          (next[there] ?? 0) + 1,
          (row[there + 1] ?? 0) + 1,
          (row[there] ?? 0) + (sign === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Warns of names that neither the site nor an entry of the registry reads, and that are nearly one of the site's. */
export function checkNames(named: readonly string[], ofEntries: readonly string[]): FindingDetails[] {
  const unread = named.filter((name) => !ENV_NAMES.includes(name) && !ofEntries.includes(name));
  return unread.flatMap((name) => {
    const meant = ENV_NAMES.find((known) => countSlips(name.toUpperCase(), known) <= SLIPS);
    if (meant === undefined) return [];
    return [
      warning('environment', `${name} is read by nothing`, `call it ${meant} if that is what you mean`),
    ];
  });
}
