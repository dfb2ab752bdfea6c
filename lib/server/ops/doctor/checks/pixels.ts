// Doctor check: pixels of the merchant's hosts, and whether the served policy allows them.
import 'server-only';
import { type FindingDetails, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { listInvalidPixelFields } from '@/lib/server/ops/doctor/case/list-invalid-pixel-fields';
import { listHosts, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { requestSite } from '@/lib/server/ops/doctor/case/request-site';
import { toPixelConnects } from '@/lib/shared/pixel/pixel-addresses';
import { hasPixels, type PixelIds, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const CHECK = 'pixels';
const POLICY = 'policy';
const PAGE = '/m/home';

type Asked = { readonly it: MerchantCase; readonly host: string; readonly ids: PixelIds };

/** Returns the sources of one policy directive. */
export function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find(([name]) => name === directive)?.slice(1) ?? [];
}

function judgePolicy({ it, host, ids }: Asked, policy: string): FindingDetails[] {
  const allowed = sourcesOf(policy, 'connect-src');
  const missing = toPixelConnects(ids, it.merchant.vendors).filter((source) => !allowed.includes(source));
  const told = missing.map((source) =>
    fault(
      POLICY,
      `pages of ${host} may not speak to ${source}`,
      'wait a minute after a change of the site configuration; else let no proxy change Content-Security-Policy',
    ),
  );
  const scripts = sourcesOf(policy, 'script-src');
  const isStrict =
    scripts.includes("'strict-dynamic'") && scripts.some((source) => /^'(?:nonce|sha256)-/.test(source));
  if (!isStrict)
    told.push(
      fault(
        POLICY,
        `pages of ${host} come without the site's own policy for scripts`,
        'let no proxy add, change or remove Content-Security-Policy',
      ),
    );
  return told.length > 0
    ? told
    : [good(POLICY, `pages of ${host} let their ${Object.keys(ids).length} pixels report`)];
}

async function checkPolicy(asked: Asked): Promise<FindingDetails[]> {
  const { it, host } = asked;
  if (!it.site) return [];
  const isHttps = it.site.protocol === 'https:';
  try {
    const { headers } = await requestSite({
      site: it.site,
      host,
      path: PAGE,
      headers: { 'User-Agent': it.visitor.userAgent },
    });
    const policy = String(headers['content-security-policy'] ?? '');
    const told = judgePolicy(asked, policy);
    if (isHttps && !policy.includes('upgrade-insecure-requests'))
      told.push(
        fault(
          POLICY,
          `the site does not know that ${host} was asked by https`,
          'set TRUSTED_PROXY_HOPS to the number of proxies, and let the last one set X-Forwarded-Proto',
        ),
      );
    return told;
  } catch {
    // The check "answering" reports why.
    return [];
  }
}

function judgeIds({ it, host, ids }: Asked): FindingDetails[] {
  const unfit = listInvalidPixelFields(it.config?.domains, host).map(({ platform, field, value }) =>
    fault(
      CHECK,
      `${field} "${value}" of ${host} is no id of ${platform}: the platform is off`,
      'mend it in the provider’s site configuration',
    ),
  );
  const isDeaf = ids.adjust && Object.keys(it.merchant.pixels.adjustEvents).length === 0;
  const deaf = isDeaf
    ? [
        warning(
          CHECK,
          `Adjust is told nothing of ${host}`,
          'name its events in pixels.adjustEvents of the registry',
        ),
      ]
    : [];
  return [...unfit, ...deaf];
}

function tellIds(asked: readonly Asked[]): FindingDetails[] {
  const withPixels = asked.filter(({ ids }) => hasPixels(ids));
  const textOf = ({ ids }: Asked) =>
    Object.entries(ids)
      .map(([name, list]) => `${name} ${list.join(', ')}`)
      .join('; ');
  const groups = [...Map.groupBy(withPixels, textOf)];
  return groups.map(([ids, list]) => good(CHECK, `${list.map(({ host }) => host).join(', ')}: ${ids}`));
}

/** Checks each host's pixels and the policy of its served pages. */
export async function checkPixels(it: MerchantCase): Promise<FindingDetails[]> {
  const { config } = it;
  if (!config) return [];
  const asked = listHosts(it.merchant).map((host) => ({
    it,
    host,
    ids: parsePixelIds(config.domains, host),
  }));
  const told = [...asked.flatMap(judgeIds), ...tellIds(asked)];
  const policies = await Promise.all(asked.map(checkPolicy));
  return [...(told.length > 0 ? told : [note(CHECK, 'no host has a pixel')]), ...policies.flat()];
}
