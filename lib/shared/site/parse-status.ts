// The site's status, as the provider reports it.

import type { WireStatus } from '@/lib/shared/calls/wire-site';
import { toFlag, toList, toNumber, toText } from '@/lib/shared/calls/wire-value';
import { CAPTCHA_VERSION, PROFILE_ICON_COUNT } from '@/lib/shared/constants';
import { type DownloadLinks, parseResources } from '@/lib/shared/download/download-links';
import { toRecord } from '@/lib/shared/is-record';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { parseMoment } from '@/lib/shared/promo/moment';
import { parseSealedEntries, type SealedEntry } from '@/lib/shared/service/service-entry';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Other names in whitelabelVal are ignored; UPDATEMOBILEICC3 has no behaviour of its own. */
export const SWITCH_NAMES = [
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'TWITTERLOGIN3',
  'LINELOGIN3',
  'TELEGRAMLOGIN3',
  'FIREBASECREATEACC3',
  'SSOMANUALREG3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'UPDATEMOBILEICC3',
  'STARTGAMEINAPP3',
] as const;

export type SwitchName = (typeof SWITCH_NAMES)[number];

export type SiteStatus = {
  readonly maintenance: boolean;
  readonly maintenanceEnd?: string;
  readonly regionRestriction: boolean;
  readonly ip?: string;
  readonly test: boolean;
  readonly imageCdns: readonly string[];
  readonly downloads?: DownloadLinks;
  /** Whether a captcha is required, per scene; registration needs both of its flags. */
  readonly captcha: { readonly login: boolean; readonly sms: boolean; readonly register: boolean };
  readonly sms: boolean;
  readonly captchaId?: string;
  readonly captchaVersion: string;
  readonly profileIconCount: number;
  readonly switches: Readonly<Record<SwitchName, boolean>>;
  /** Addresses are still encrypted; ordered by csPosition. */
  readonly serviceEntries: readonly SealedEntry[];
};

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
}

function captchaOf(raw: WireStatus): SiteStatus['captcha'] {
  const flags = raw.captcha ?? {};
  return {
    login: toFlag(flags.login),
    sms: toFlag(flags.sms),
    register: toFlag(flags.register) && toFlag(raw.register?.captcha?.enabled),
  };
}

function switchesOf(raw: WireStatus): SiteStatus['switches'] {
  const values: Record<string, unknown> = raw.whitelabelVal ?? {};
  return Object.fromEntries(SWITCH_NAMES.map((name) => [name, toFlag(values[name])])) as Record<
    SwitchName,
    boolean
  >;
}

function cdnsOf(raw: WireStatus): string[] {
  return toList(raw.imageCDNs, LIST_LIMIT.imageServers)
    .map(parseResourceUrl)
    .filter((url) => url !== undefined);
}

function downloadsOf(raw: WireStatus): DownloadLinks | undefined {
  const links = parseResources(raw.resources);
  return Object.keys(links).length > 0 ? links : undefined;
}

/** The specification names one flag; providers also use others. */
function hasSms({ sms }: WireStatus): boolean {
  const { apiKey: _apiKey, ...flags } = toRecord(sms);
  return Object.values(flags).some(toFlag);
}

/** Parses the status call; anything but an object counts as empty. */
export function parseStatus(value: unknown): SiteStatus {
  const raw = toRecord(value) as WireStatus;
  const gateway = raw.gw ?? {};
  return {
    maintenance: toFlag(raw.maintenance),
    maintenanceEnd: parseMoment(raw.maintenanceEnd),
    regionRestriction: toFlag(raw.regionRestriction),
    ip: textOf(raw.ip),
    test: toFlag(raw.test),
    imageCdns: cdnsOf(raw),
    downloads: downloadsOf(raw),
    captcha: captchaOf(raw),
    sms: hasSms(raw),
    captchaId: textOf(gateway.GEETEST_ID),
    captchaVersion: toText(gateway.GEETEST_VERSION) || CAPTCHA_VERSION,
    profileIconCount: toNumber(gateway.PROFILE_ICON_COUNT) || PROFILE_ICON_COUNT,
    switches: switchesOf(raw),
    serviceEntries: parseSealedEntries(raw.customerService),
  };
}
