// Doctor check: misspelt names in the environment's files, such as METRIC_TOKEN.
import 'server-only';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { ENV_NAMES } from '@/lib/server/platform/env';

const MAX_TYPOS = 2;

/** Returns the Levenshtein distance: how many characters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, char] of [...from].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const inserted = (next[column] ?? 0) + 1;
      const deleted = (distances[column + 1] ?? 0) + 1;
      const replaced = (distances[column] ?? 0) + (char === other ? 0 : 1);
      next.push(Math.min(inserted, deleted, replaced));
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
}

/** Warns of names that neither the site nor an entry of the registry reads, and that are nearly one of the site's. */
export function checkNames(named: readonly string[], ofEntries: readonly string[]): FindingDetails[] {
  const unread = named.filter((name) => !ENV_NAMES.includes(name) && !ofEntries.includes(name));
  return unread.flatMap((name) => {
    const meant = ENV_NAMES.find((known) => editDistance(name.toUpperCase(), known) <= MAX_TYPOS);
    if (meant === undefined) return [];
    return [
      warning('environment', `${name} is read by nothing`, `call it ${meant} if that is what you mean`),
    ];
  });
}
