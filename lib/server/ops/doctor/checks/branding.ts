// Doctor check: favicon and splash are on a host from which pages show them, and the entry's logo can be fetched.
import 'server-only';
import { SHOWN } from '@/lib/server/features/manifest/paint/picture';
import { about, type FindingDetails, good, warning } from '@/lib/server/ops/doctor/case/finding';
import { firstHost, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { probePicture } from '@/lib/server/ops/doctor/case/probe-picture';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { toHostedOn } from '@/lib/shared/manifest/provider-manifest';
import { parseUrl } from '@/lib/shared/url/parse-url';

const CHECK = 'branding';
const REMEDY = 'put it, by https, on a host of the merchant or on an image server of the status (imageCDNs)';
const LOGO_REMEDY = 'correct theme.logo, or take it out: pages then show the name beside an initial';

/** Returns a finding for each branding picture that the provider names. */
export function checkBranding({ merchant, status, config }: MerchantCase): FindingDetails[] {
  const cdns = status?.imageCdns ?? [];
  const hosts = [firstHost(merchant), ...cdns.flatMap((cdn) => parseUrl(cdn)?.host ?? [])];
  const toHosted = toHostedOn(hosts, (raw) => toCdnImage(raw, cdns));
  const { favicon, splash } = config?.branding ?? {};
  return Object.entries({ favicon, splash }).flatMap(([name, address]) => {
    if (!address) return [];
    if (toHosted(address)) return [good(CHECK, `the ${name} is shown from ${String(address)}`)];
    return [warning(CHECK, `the ${name} "${String(address)}" is not shown`, REMEDY)];
  });
}

/** Fetches the logo that the entry names, as players' browsers do; nothing where it names none. */
export async function checkLogo({ merchant }: MerchantCase): Promise<FindingDetails[]> {
  const { logo } = merchant.brand.theme;
  if (logo === undefined) return [];
  const picture = await probePicture(logo, merchant.backend.origin, SHOWN);
  if (typeof picture !== 'string') return [good(CHECK, `the logo is shown from ${logo}`)];
  return [about('theme.logo', warning(CHECK, `the logo ${logo} ${picture}`, LOGO_REMEDY))];
}
