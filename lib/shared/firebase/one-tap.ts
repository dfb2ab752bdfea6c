// Google One Tap: its script, when it may be offered, and its response.
import { toRecord } from '@/lib/shared/is-record';
import { ROUTES } from '@/lib/shared/routes';
import type { SocialFacts } from '@/lib/shared/social/social-facts';
import { toVendorUrl } from '@/lib/shared/url/vendor-url';

const ORIGIN = 'https://accounts.google.com';
const PATH = '/gsi/client';

/** Returns the registry's `googleIdentity` (an origin or a whole address), else the vendor's. */
export function toGoogleIdentityUrl(vendor: string | undefined): string {
  const url = toVendorUrl(vendor);
  if (!url) return ORIGIN + PATH;
  return url.pathname === '/' ? url.origin + PATH : url.href;
}

export type OneTapPlace = {
  readonly path: string;
  readonly isMember: boolean;
  /** The vendor does not support webviews and the operator's app. */
  readonly isRefused: boolean;
};

const PATHS: ReadonlySet<string> = new Set([ROUTES.login, ROUTES.register, ROUTES.registerHtml]);
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const MAX_JWT = 8_192;

/** Returns whether One Tap may show: login and registration pages, without a session, where Google is enabled. */
export function isOneTapOffered(facts: SocialFacts, { path, isMember, isRefused }: OneTapPlace): boolean {
  const isConfigured = facts.google && facts.firebase?.googleClientId !== undefined;
  return isConfigured && PATHS.has(path) && !isMember && !isRefused;
}

/** Returns the token of One Tap's response. */
export function parseOneTapAnswer(answer: unknown): string | undefined {
  const token = toRecord(answer).credential;
  return typeof token === 'string' && token.length <= MAX_JWT && JWT.test(token) ? token : undefined;
}
