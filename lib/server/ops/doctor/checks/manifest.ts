// Doctor check: the provider's manifest is usable, and its icons have their declared sizes.
import 'server-only';
import { type FindingDetails, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { listHosts, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { probePicture } from '@/lib/server/ops/doctor/case/probe-picture';
import { checkIconSource } from '@/lib/server/ops/doctor/checks/icon-source';
import { callProvider } from '@/lib/server/provider/call-provider';
import { manifest as manifestRow } from '@/lib/shared/calls/system-table';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { MANIFEST_WAIT_MS } from '@/lib/shared/constants';
import { isRecord, toRecord } from '@/lib/shared/is-record';
import {
  type ProviderIcon,
  parseProviderManifest,
  type ToHosted,
  toHostedOn,
} from '@/lib/shared/manifest/provider-manifest';
import { toShortName } from '@/lib/shared/manifest/short-name';
import { uniqueBy } from '@/lib/shared/unique-by';

const CHECK = 'manifest';
const ICONS = 'icons';

async function checkIcon({ src, px }: ProviderIcon, providerOrigin: string): Promise<FindingDetails> {
  const picture = await probePicture(src, providerOrigin);
  if (typeof picture === 'string')
    return fault(
      ICONS,
      `${src} ${picture}`,
      'put the picture there, or take it out of the provider’s manifest',
    );
  const { width, height, isVector } = picture;
  if (isVector || (width === px && height === px))
    return good(ICONS, `${src} is ${isVector ? 'drawn' : `${px} px`}`);
  return fault(
    ICONS,
    `${src} is ${width}×${height}, the manifest says ${px}×${px}`,
    'browsers refuse it: fix the size in one of the two',
  );
}

function judgeNames(raw: Record<string, unknown>, name: string): FindingDetails {
  const given = String(raw.short_name ?? raw.name ?? name);
  const short = toShortName(given);
  if (short === given.trim()) return good(CHECK, `the name under the icon is "${short}"`);
  const remedy = 'give a short_name of 13 characters or fewer';
  return warning(CHECK, `the name under the icon is cut to "${short}"`, remedy);
}

function judgeDropped(rawIcons: unknown, toHosted: ToHosted): FindingDetails[] {
  const list: unknown[] = Array.isArray(rawIcons) ? rawIcons : [];
  const dropped = list.filter(
    (icon) => parseProviderManifest({ icons: [icon] }, toHosted).icons.length === 0,
  );
  const remedy =
    'icons must be square PNG, WebP or SVG with sizes, by https, on a host of the merchant or an image server';
  return dropped.map((icon) => warning(ICONS, `"${String(toRecord(icon).src ?? '')}" is not used`, remedy));
}

function judgeBrand({ name }: Record<string, unknown>, brandName: string): FindingDetails[] {
  if (typeof name !== 'string' || name.trim() === '' || name.trim() === brandName) return [];
  const remedy = 'give the manifest of the provider and name of the registry the same words';
  return [warning(CHECK, `installed, the site is "${name.trim()}"; its pages say "${brandName}"`, remedy)];
}

/** Checks the provider's manifest and icons; without one, its replacement. */
export async function checkManifest(it: MerchantCase): Promise<FindingDetails[]> {
  const { merchant, visitor, status, config } = it;
  const query = new URLSearchParams({ merchantCode: merchant.code });
  const { result } = await callProvider({
    merchant,
    visitor,
    row: manifestRow,
    query,
    timeoutMs: MANIFEST_WAIT_MS,
  });
  const favicon = config?.branding?.favicon;
  if (!result.ok || !isRecord(result.value))
    return [
      note(
        CHECK,
        `the provider has no manifest (${result.ok ? 'no object' : result.code}): the registry's name and colours are used`,
      ),
      await checkIconSource([], { favicon, providerOrigin: merchant.backend.origin }),
    ];
  const raw = result.value;
  const cdns = status?.imageCdns ?? [];
  const names = [...listHosts(merchant), ...cdns.flatMap((cdn) => URL.parse(cdn)?.host ?? [])];
  const toHosted = toHostedOn(names, (src) => toCdnImage(src, cdns));
  const { icons } = parseProviderManifest(raw, toHosted);
  const distinct = uniqueBy(icons, ({ src, type, px }) => (type === 'image/svg+xml' ? src : `${src} ${px}`));
  const seen = await Promise.all(distinct.map((icon) => checkIcon(icon, merchant.backend.origin)));
  return [
    judgeNames(raw, merchant.brand.name),
    ...judgeBrand(raw, merchant.brand.name),
    ...seen,
    ...judgeDropped(raw.icons, toHosted),
    await checkIconSource(icons, { favicon, providerOrigin: merchant.backend.origin }),
  ];
}
