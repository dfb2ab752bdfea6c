// A merchant's cashier links: pages of the site, or of a trusted host.
import 'server-only';
import { z } from 'zod';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** Fault message of an invalid link. */
export const LINK_FORM = 'expected a path under /m, or an https address of a trusted host';

const link = z.string().min(1).max(2000).optional();

/** None by default: the wallet shows no links then. */
export const links = z.strictObject({ deposit: link, withdraw: link, history: link }).prefault({});

/** Returns the name of the first invalid link. */
export function faultOfLinks(
  given: z.infer<typeof links>,
  trustedHosts: readonly string[],
): keyof typeof given | undefined {
  const names = ['deposit', 'withdraw', 'history'] as const;
  return names.find((name) => {
    const target = given[name];
    if (target === undefined) return false;
    return parseInternalPath(target) === undefined && parseTrustedUrl(target, trustedHosts) === undefined;
  });
}
