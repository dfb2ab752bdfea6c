// Endpoints of the site and its configuration.
import { ANSWER_BYTES } from '@/lib/shared/calls/answer-limits';
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireCountry,
  WireDownloadSetting,
  WireSiteConfig,
  WireStatus,
} from '@/lib/shared/calls/wire-site';
import { PING_TIMEOUT_MS } from '@/lib/shared/constants';

const PUBLIC_GET = { method: 'GET', group: 'system', auth: 'public' } as const;
const MINUTE = 60;

/** Maintenance, restriction, switches; asked per document request, never stored. */
export const status = defineCall<
  { device: string; track?: string; originalDomain?: string; url?: string },
  WireStatus
>({
  ...PUBLIC_GET,
  name: 'status',
  path: '/wps/v2/system/status',
  hasPlayerMessages: true,
  hasMemberEntries: true,
  maxAnswerBytes: ANSWER_BYTES.one,
  noStore: true,
});

export const siteConfig = defineCall<void, WireSiteConfig>({
  ...PUBLIC_GET,
  name: 'siteConfig',
  path: '/wps/system/config',
  cacheSeconds: MINUTE,
  replaceable: true,
  feature: 'siteConfiguration',
  isEmptyWhenOff: true,
});

export const country = defineCall<void, WireCountry>({
  ...PUBLIC_GET,
  name: 'country',
  path: '/wps/system/country',
  cacheSeconds: 10 * MINUTE,
});

export const domainRoute = defineCall<{ device: string }, { domainList?: { domainName?: string }[] }>({
  ...PUBLIC_GET,
  name: 'domainRoute',
  path: '/wps/system/domainRoute',
  cacheSeconds: MINUTE,
});

export const manifest = defineCall<{ merchantCode: string }, Record<string, unknown>>({
  ...PUBLIC_GET,
  name: 'manifest',
  path: '/wps/system/manifest.json',
  cacheSeconds: 10 * MINUTE,
  bare: true,
});

/** Latency test of this host; alternate hosts of the merchant may call it. */
export const ping = defineCall<Record<string, string>, unknown>({
  ...PUBLIC_GET,
  name: 'ping',
  path: '/wps/system/test/ping',
  timeoutMs: PING_TIMEOUT_MS,
  maxAnswerBytes: ANSWER_BYTES.ping,
  bare: true,
  streams: true,
  noStore: true,
});

export const collect = defineCall<{ merchant: string; value: unknown }, unknown>({
  name: 'collect',
  method: 'POST',
  path: '/wps/system/collect',
  group: 'system',
  auth: 'public',
  repeats: true,
});

export const setLanguage = defineCall<{ language: string; merchantCode: string }, unknown>({
  name: 'setLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  group: 'member',
  auth: 'member',
});

export const downloadSetting = defineCall<{ domain: string }, WireDownloadSetting>({
  ...PUBLIC_GET,
  name: 'downloadSetting',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  cacheSeconds: MINUTE,
});

export const telegramSetting = defineCall<void, { botId?: string; authDomain?: string }>({
  ...PUBLIC_GET,
  name: 'telegramSetting',
  path: '/wps/relay/WPSCORE_getTelegramLoginSetting',
  cacheSeconds: MINUTE,
});

export const assetList = defineCall<void, { name?: string; url?: string }[]>({
  ...PUBLIC_GET,
  name: 'assetList',
  path: '/wps/relay/MCSFE_getAssetList',
  cacheSeconds: MINUTE,
  replaceable: true,
  feature: 'downloadPictures',
});

export const events = defineCall<{ events: string }, unknown>({
  name: 'events',
  method: 'POST',
  path: '/wps/relay/S2S_events',
  group: 'system',
  auth: 'public',
  repeats: true,
  replaceable: true,
  feature: 'serverEvents',
});
