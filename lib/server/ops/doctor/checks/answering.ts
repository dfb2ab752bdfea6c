// Doctor check: the running site answers under each host, with a valid certificate, as the right merchant.
import 'server-only';
import { type FindingDetails, fault, good, warning } from '@/lib/server/ops/doctor/case/finding';
import { listHosts, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { requestSite, type SiteAnswer } from '@/lib/server/ops/doctor/case/request-site';
import { MANIFEST_PATH } from '@/lib/server/ops/doctor/checks/served-manifest';
import { DAY_MS } from '@/lib/shared/day';

const CHECK = 'answering';
const SOON_DAYS = 14;
const FOREIGN_HOST = 'doctor.invalid';

type Facts = { readonly site: URL; readonly host: string; readonly code: string };

function toUnreached({ site, host }: Facts, error: unknown): FindingDetails {
  const { code, message } = error as { code?: string; message: string };
  const isTls = site.protocol === 'https:' && /CERT|SIGN|ALTNAME|SSL|TLS/i.test(`${code} ${message}`);
  const text = `${host} at ${site.origin}: ${message || code}`;
  return isTls
    ? fault(CHECK, text, `the certificate must be good for ${host}: add the name to it, or renew it`)
    : fault(CHECK, text, 'is the site up, and does the balancer lead there?');
}

function judgeCertificate({ host }: Facts, { certificateEnds }: SiteAnswer): FindingDetails[] {
  if (certificateEnds === undefined) return [];
  const days = Math.floor((certificateEnds - Date.now()) / DAY_MS);
  const text = `certificate of ${host} is good for ${days} days`;
  return [days < SOON_DAYS ? warning(CHECK, text, 'renew it') : good(CHECK, text)];
}

function judgeAnswer({ host, site, code }: Facts, { status, bytes }: SiteAnswer): FindingDetails {
  const text = `${host} at ${site.origin} answers with ${status}`;
  if (status === 421)
    return fault(
      CHECK,
      text,
      'the running site knows no such host: does it read this registry? See /readyz and its log',
    );
  if (status >= 502)
    return fault(
      CHECK,
      text,
      'the balancer gets no answer of the site: is it up? See its log, and /readyz at its own port',
    );
  if (status !== 200)
    return fault(CHECK, text, 'something in front of the site answers: look at the balancer');
  const isOwn = bytes.toString().includes(`/m/?app=${code}"`);
  return isOwn
    ? good(CHECK, `${text}, as ${code}`)
    : fault(
        CHECK,
        `${text}, as another merchant`,
        'the running site reads another registry, or a proxy changes the Host header',
      );
}

/** A forged host header must not be trusted, or a visitor could get another merchant's pages. */
async function checkForwarding(facts: Facts): Promise<FindingDetails[]> {
  if (facts.site.protocol !== 'https:') return [];
  const headers = { 'X-Forwarded-Host': FOREIGN_HOST };
  const { status } = await requestSite({ ...facts, path: MANIFEST_PATH, headers });
  if (status === 200) return [good(CHECK, `a visitor's own X-Forwarded-Host counts for nothing`)];
  const text = `a visitor's own X-Forwarded-Host is believed (${status})`;
  return [
    fault(
      CHECK,
      text,
      'let the proxy replace the forwarding headers, as deploy/nginx.conf does; set TRUSTED_PROXY_HOPS to the number of proxies',
    ),
  ];
}

async function checkHost(facts: Facts): Promise<FindingDetails[]> {
  try {
    const answer = await requestSite({ ...facts, path: MANIFEST_PATH });
    return [judgeAnswer(facts, answer), ...judgeCertificate(facts, answer)];
  } catch (error) {
    return [toUnreached(facts, error)];
  }
}

/** Checks each host of the merchant at the running site. */
export async function checkAnswering({ merchant, site }: MerchantCase): Promise<FindingDetails[]> {
  if (!site) return [];
  const { code } = merchant;
  const hosts = listHosts(merchant);
  const findings = await Promise.all(hosts.map((host) => checkHost({ site, host, code })));
  const [host] = hosts;
  const isUp = host !== undefined && findings[0]?.[0]?.level === 'ok';
  return [...findings.flat(), ...(isUp ? await checkForwarding({ site, host, code }).catch(() => []) : [])];
}
