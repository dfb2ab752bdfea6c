// Automatic login at a load: the record to use, and where to go afterwards.
import { afterLoginHref, forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import type { AutoLoginFacts } from '@/lib/shared/auth/remember/auto-login-facts';
import { ownRecord, type RememberedRecord } from '@/lib/shared/auth/remember/remembered-record';
import { ROUTES, TOKEN_QUERY, trimPath } from '@/lib/shared/routes';

export type AutoLoginScene = {
  readonly session: 'unknown' | 'visitor' | 'member';
  readonly query: URLSearchParams;
  /** The page is a return from a third party or a wallet, which take precedence. */
  readonly isReturn: boolean;
  readonly facts: AutoLoginFacts;
  /** Stored `autoLogin`; `0` means the player declined. */
  readonly stored: string | null;
  readonly record: RememberedRecord | undefined;
  readonly merchant: string;
};

export type UsableRecord = Extract<RememberedRecord, { type: 'username' }>;

/** Query names of a return address, with which no automatic login runs. */
export const RETURN_QUERY = ['redirectUrl', 'backUrl'] as const;

const BLOCKING = [...RETURN_QUERY, ...TOKEN_QUERY];

/** Returns the record to log in with, or undefined: not with a captcha, a query token, a return page, or another merchant's record. */
export function pickAutoLogin(scene: AutoLoginScene): UsableRecord | undefined {
  const { session, query, isReturn, facts, stored, record, merchant } = scene;
  if (session !== 'visitor' || !facts.isOn || facts.isCaptchaShown || stored === '0') return undefined;
  if (isReturn || BLOCKING.some((name) => query.has(name))) return undefined;
  const own = ownRecord(record, merchant);
  return own?.type === 'username' ? own : undefined;
}

const ENTRY_PAGES: readonly string[] = [ROUTES.login, ROUTES.register, ROUTES.registerHtml];

/** Returns the destination after an automatic login, or undefined to stay. A sign-in page leads to its `go`, else to the stored one; a forced change returns to the earlier page. */
export function autoLoginLeave(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isForced: boolean,
  stored?: string,
): string | undefined {
  const query = new URLSearchParams(search);
  const isEntry = ENTRY_PAGES.includes(trimPath(pathname));
  if (isEntry && stored !== undefined && !query.has('go')) query.set('go', stored);
  if (!isForced) return isEntry ? afterLoginHref(query) : undefined;
  if (!isEntry) query.set('go', `${pathname}${search}`);
  return forcedChangeHref(query);
}
