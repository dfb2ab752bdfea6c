// Endpoints: the site itself, its configuration, and the member's own data.
import { ANSWER_BYTES } from '@/lib/shared/calls/answer-limits';
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireCountry,
  WireDepositSetting,
  WireDownloadSetting,
  WireMember,
  WireRankProgress,
  WireSiteConfig,
  WireStatus,
  WireWithdrawAccount,
} from '@/lib/shared/calls/wire-site';
import { TIMING } from '@/lib/shared/constants';

const PUBLIC_GET = { method: 'GET', group: 'system', auth: 'public' } as const;
const MEMBER_GET = { method: 'GET', group: 'member', auth: 'member', noStore: true } as const;
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
  maxAnswerBytes: ANSWER_BYTES.one,
  noStore: true,
});

/** The merchant's site configuration. */
export const siteConfig = defineCall<void, WireSiteConfig>({
  ...PUBLIC_GET,
  name: 'siteConfig',
  path: '/wps/system/config',
  cacheSeconds: MINUTE,
  replaceable: true,
});

/** Countries and currency. */
export const country = defineCall<void, WireCountry>({
  ...PUBLIC_GET,
  name: 'country',
  path: '/wps/system/country',
  cacheSeconds: 10 * MINUTE,
});

/** The merchant's other domains. */
export const domainRoute = defineCall<{ device: string }, { domainList?: { domainName?: string }[] }>({
  ...PUBLIC_GET,
  name: 'domainRoute',
  path: '/wps/system/domainRoute',
  cacheSeconds: MINUTE,
});

/** The merchant's web app manifest, bare. */
export const manifest = defineCall<{ merchantCode: string }, Record<string, unknown>>({
  ...PUBLIC_GET,
  name: 'manifest',
  path: '/wps/system/manifest.json',
  cacheSeconds: 10 * MINUTE,
  bare: true,
});

/** How fast this host answers; sibling hosts of the same merchant may ask. */
export const ping = defineCall<Record<string, string>, unknown>({
  ...PUBLIC_GET,
  name: 'ping',
  path: '/wps/system/test/ping',
  timeoutMs: TIMING.pingTimeoutMs,
  maxAnswerBytes: ANSWER_BYTES.ping,
  bare: true,
  streams: true,
  noStore: true,
});

/** Beacon of measured values. */
export const collect = defineCall<{ merchant: string; value: unknown }, unknown>({
  name: 'collect',
  method: 'POST',
  path: '/wps/system/collect',
  group: 'system',
  auth: 'public',
  repeats: true,
});

/** Tells the provider the member's language. */
export const setLanguage = defineCall<{ language: string; merchantCode: string }, unknown>({
  name: 'setLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  group: 'member',
  auth: 'member',
});

/** Who is signed in. */
export const memberInfo = defineCall<void, WireMember>({
  ...MEMBER_GET,
  name: 'memberInfo',
  path: '/wps/member/info',
});

/** Progress to the next VIP rank. */
export const rankProgress = defineCall<void, WireRankProgress>({
  ...MEMBER_GET,
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
});

/** Ways to pay in, with their limits. */
export const depositSettings = defineCall<void, WireDepositSetting[]>({
  ...MEMBER_GET,
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
});

/** Accounts that winnings are paid to; only the last digits. */
export const withdrawAccountInfo = defineCall<void, WireWithdrawAccount[]>({
  ...MEMBER_GET,
  name: 'withdrawAccountInfo',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
});

/** Download texts and links of a domain. */
export const downloadSetting = defineCall<{ domain: string }, WireDownloadSetting>({
  ...PUBLIC_GET,
  name: 'downloadSetting',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  cacheSeconds: MINUTE,
});

/** Bot of the Telegram login. */
export const telegramSetting = defineCall<void, { botId?: string; authDomain?: string }>({
  ...PUBLIC_GET,
  name: 'telegramSetting',
  path: '/wps/relay/WPSCORE_getTelegramLoginSetting',
  cacheSeconds: MINUTE,
});

/** The member's own switches, asked when the tab is shown again. */
export const consumerSetting = defineCall<void, { pushEnabled?: boolean }>({
  ...MEMBER_GET,
  name: 'consumerSetting',
  path: '/wps/relay/MCSFE_getConsumerSetting',
  replaceable: true,
});

/** Assets that the merchant lists. */
export const assetList = defineCall<void, { name?: string; url?: string }[]>({
  ...PUBLIC_GET,
  name: 'assetList',
  path: '/wps/relay/MCSFE_getAssetList',
  cacheSeconds: MINUTE,
  replaceable: true,
});

/** The member's invitation link and its yield. */
export const referral = defineCall<void, { link?: string; code?: string; invited?: number; reward?: number }>(
  {
    ...MEMBER_GET,
    name: 'referral',
    path: '/wps/relay/MCSFE_getReferralInfo',
    replaceable: true,
  },
);

/** A member's message to the operator. */
export const feedback = defineCall<{ category: string; message: string }, unknown>({
  name: 'feedback',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitFeedback',
  hasPlayerMessages: true,
  group: 'member',
  auth: 'member',
  replaceable: true,
});

/** Server-to-server tracking events. */
export const events = defineCall<{ events: string }, unknown>({
  name: 'events',
  method: 'POST',
  path: '/wps/relay/S2S_events',
  group: 'system',
  auth: 'public',
  repeats: true,
  replaceable: true,
});
