// Doctor check: misspelt names in the environment's files, such as METRIC_TOKEN.
import 'server-only';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { ENV_NAMES } from '@/lib/server/platform/env';
import { findNearestName } from '@/lib/server/platform/nearest-name';

/** Warns of names that neither the site nor an entry of the registry reads, and that are nearly one of the site's. */
export function checkNames(named: readonly string[], ofEntries: readonly string[]): FindingDetails[] {
  const unread = named.filter((name) => !ENV_NAMES.includes(name) && !ofEntries.includes(name));
  return unread.flatMap((name) => {
    const meant = findNearestName(name, ENV_NAMES);
    if (meant === undefined) return [];
    return [
      warning('environment', `${name} is read by nothing`, `call it ${meant} if that is what you mean`),
    ];
  });
}
