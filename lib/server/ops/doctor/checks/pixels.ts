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

type PixelCase = { readonly it: MerchantCase; readonly host: string; readonly ids: PixelIds };

/** Returns the sources of one policy directive. */
export function sourcesOf(policy: string, directive: string): string[] {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

function judgePolicy({ it, host, ids }: PixelCase, policy: string): FindingDetails[] {
  const allowed = sourcesOf(policy, 'connect-src');
  const missing = toPixelConnects(ids, it.merchant.vendors).filter((source) => !allowed.includes(source));
  const findings = missing.map((source) =>
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
    findings.push(
      fault(
        POLICY,
        `pages of ${host} come without the site's own policy for scripts`,
        'let no proxy add, change or remove Content-Security-Policy',
      ),
    );
  return findings.length > 0
    ? findings
    : [good(POLICY, `pages of ${host} let their ${Object.keys(ids).length} pixels report`)];
}

async function checkPolicy(pixelCase: PixelCase): Promise<FindingDetails[]> {
  const { it, host } = pixelCase;
  if (!it.site) return [];
  const isHttps = it.site.protocol === 'https:';
  try {
    const { status, headers } = await requestSite({
      site: it.site,
      host,
      path: PAGE,
      headers: { 'User-Agent': it.visitor.userAgent },
    });
    const policy = String(headers['content-security-policy'] ?? '');
    // An error page of the balancer, which the check "answering" reports.
    if (policy === '' && status >= 500) return [];
    const findings = judgePolicy(pixelCase, policy);
    if (isHttps && !policy.includes('upgrade-insecure-requests'))
      findings.push(
        fault(
          POLICY,
          `the site does not know that ${host} was asked by https`,
          'set TRUSTED_PROXY_HOPS to the number of proxies, and let the last one set X-Forwarded-Proto',
        ),
      );
    return findings;
  } catch {
    // The check "answering" reports why.
    return [];
  }
}

function judgeIds({ it, host, ids }: PixelCase): FindingDetails[] {
  const unfit = listInvalidPixelFields(it.config?.domains, host).map(({ platform, field, value }) =>
    fault(
      CHECK,
      `${field} "${value}" of ${host} is no id of ${platform}: the platform is off`,
      'fix it in the provider’s site configuration',
    ),
  );
  const lacksEvents = ids.adjust && Object.keys(it.merchant.pixels.adjustEvents).length === 0;
  const warnings = lacksEvents
    ? [
        warning(
          CHECK,
          `Adjust receives no events of ${host}`,
          'name its events in pixels.adjustEvents of the registry',
        ),
      ]
    : [];
  return [...unfit, ...warnings];
}

function listIds(pixelCases: readonly PixelCase[]): FindingDetails[] {
  const withPixels = pixelCases.filter(({ ids }) => hasPixels(ids));
  const textOf = ({ ids }: PixelCase) =>
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
  const pixelCases = listHosts(it.merchant).map((host) => ({
    it,
    host,
    ids: parsePixelIds(config.domains, host),
  }));
  const findings = [...pixelCases.flatMap(judgeIds), ...listIds(pixelCases)];
  const policies = await Promise.all(pixelCases.map(checkPolicy));
  return [...(findings.length > 0 ? findings : [note(CHECK, 'no host has a pixel')]), ...policies.flat()];
}
