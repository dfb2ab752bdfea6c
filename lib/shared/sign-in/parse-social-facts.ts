import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/one-tap';
import { type FirebaseSetup, parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import type { SiteStatus } from '@/lib/shared/site/parse-status';
import type { LineFacts, SocialFacts, TelegramFacts } from '@/lib/shared/social/social-facts';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Raw sources; each may be missing. */
export type SocialSources = {
  readonly switches: SiteStatus['switches'];
  readonly config?: WireSiteConfig;
  /** Response of WPSCORE_getTelegramLoginSetting, newer than the configuration. */
  readonly telegram?: { readonly botId?: unknown; readonly authDomain?: unknown };
  readonly vendors: {
    readonly lineAuthorize?: string;
    readonly telegramOauth?: string;
    readonly googleIdentity?: string;
  };
  readonly linePkce: boolean;
  readonly setup: FirebaseSetup;
};

const LINE_PAGE = 'https://access.line.me/oauth2/v2.1/authorize';
const TELEGRAM_PAGE = 'https://oauth.telegram.org/auth';

/** The vendor's page, the same path on another origin, or another page, as the registry says. */
function pageOf(given: string | undefined, standard: string): string | undefined {
  const url = given === undefined ? undefined : parseResourceUrl(given);
  if (url === undefined) return given === undefined ? standard : undefined;
  const { pathname, origin } = new URL(url);
  return pathname === '/' ? origin + new URL(standard).pathname : url;
}

function lineOf({ switches, config, vendors, linePkce: pkce }: SocialSources): LineFacts | undefined {
  const clientId = toText(config?.gateway?.lineClientId).trim();
  const authorizeUrl = pageOf(vendors.lineAuthorize, LINE_PAGE);
  return switches.LINELOGIN3 && clientId !== '' && authorizeUrl
    ? { clientId, authorizeUrl, pkce }
    : undefined;
}

function telegramOf({ switches, config, telegram, vendors }: SocialSources): TelegramFacts | undefined {
  const fresh = toText(telegram?.botId) === '' ? config?.telegram : telegram;
  // Some settings hold the whole token: the part after the colon is secret.
  const [botId = ''] = toText(fresh?.botId).trim().split(':', 1);
  const authUrl = pageOf(vendors.telegramOauth, TELEGRAM_PAGE);
  if (!switches.TELEGRAMLOGIN3 || !/^\d{1,20}$/.test(botId) || !authUrl) return undefined;
  const authDomain = toText(fresh?.authDomain)
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/|[/:].*/gs, '');
  return { botId, authUrl, ...(authDomain === '' ? {} : { authDomain }) };
}

/** Returns what is enabled and configured; invalid values count as missing, and a key with ':' as invalid. */
export function parseSocialFacts(sources: SocialSources): SocialFacts {
  const { switches } = sources;
  const firebase = parseFirebase(sources.config, sources.setup);
  const isUsed = switches.GOOGLELOGIN3 || switches.FACEBOOKLOGIN3 || switches.TWITTERLOGIN3;
  const line = lineOf(sources);
  const telegram = telegramOf(sources);
  return {
    google: switches.GOOGLELOGIN3 && firebase !== undefined,
    facebook: switches.FACEBOOKLOGIN3 && firebase !== undefined,
    twitter: switches.TWITTERLOGIN3 && firebase !== undefined,
    ...(firebase && isUsed ? { firebase } : {}),
    ...(firebase?.googleClientId && switches.GOOGLELOGIN3
      ? { googleIdentityUrl: toGoogleIdentityUrl(sources.vendors.googleIdentity) }
      : {}),
    ...(line ? { line } : {}),
    ...(telegram ? { telegram } : {}),
    autoCreate: switches.FIREBASECREATEACC3 && !switches.SSOMANUALREG3,
    manualRegistration: switches.SSOMANUALREG3,
    isExpiryForced: switches.PWDEXPFORCECHANGE3,
  };
}
