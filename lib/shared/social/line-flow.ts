// A pending LINE sign-in: stored record, authorize address, and its return.
import type { ProviderReturn } from '@/lib/shared/social/provider-return';
import { type LineFacts, parseRules, type SocialRules } from '@/lib/shared/social/social-facts';

export type LineFlow = {
  readonly state: string;
  readonly nonce: string;
  /** PKCE; empty where the provider does not support it. */
  readonly verifier: string;
  readonly merchant: string;
  readonly redirectUri: string;
  readonly startedAt: number;
  /** Query to restore on return: `go` and carried parameters. */
  readonly query: string;
  readonly rules: SocialRules;
};

export type LineDecision =
  | { readonly kind: 'accept'; readonly code: string; readonly flow: LineFlow }
  | { readonly kind: 'refused'; readonly isCancelled: boolean; readonly flow: LineFlow }
  | { readonly kind: 'ignore' };

/** A third-party sign-in must return within this time. */
export const FLOW_LIFE_MS = 10 * 60_000;

/** Builds the authorize address (LINE Login v2.1) with nonce and PKCE; the scope's space is `%20`. */
export function buildLineAuthorizeUrl(
  facts: LineFacts,
  flow: Pick<LineFlow, 'state' | 'nonce' | 'redirectUri'>,
  challenge: string | undefined,
): string {
  const url = new URL(facts.authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: facts.clientId,
    redirect_uri: flow.redirectUri,
    state: flow.state,
    scope: 'profile openid',
    nonce: flow.nonce,
    ...(challenge === undefined ? {} : { code_challenge: challenge, code_challenge_method: 'S256' }),
  };
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = [url.search.slice(1), ...text].filter(Boolean).join('&');
  return url.href;
}

/** Parses a stored record; undefined when a field is invalid. */
export function parseLineFlow(raw: Record<string, unknown> | undefined): LineFlow | undefined {
  const read = (name: string): string => {
    const value = raw?.[name];
    return typeof value === 'string' ? value : '';
  };
  const texts = {
    state: read('state'),
    nonce: read('nonce'),
    merchant: read('merchant'),
    redirectUri: read('redirectUri'),
  };
  const startedAt = raw?.startedAt;
  if (Object.values(texts).includes('') || typeof startedAt !== 'number') return undefined;
  return {
    ...texts,
    verifier: read('verifier'),
    startedAt,
    query: read('query'),
    rules: parseRules(raw?.rules),
  };
}

/** Returns whether a time is within ten minutes before `now`; a clock set back ends the flow too. */
export function isWithinLife(startedAt: number, now: number): boolean {
  return now >= startedAt && now - startedAt <= FLOW_LIFE_MS;
}

/** Checks a return: state, merchant and age of the record must match, else it is ignored. */
export function decideLineReturn(
  flow: LineFlow | undefined,
  back: ProviderReturn,
  { merchant, now }: { readonly merchant: string; readonly now: number },
): LineDecision {
  if (!flow || back.kind === 'telegram') return { kind: 'ignore' };
  const isOurs = back.state === flow.state && merchant === flow.merchant && isWithinLife(flow.startedAt, now);
  if (!isOurs) return { kind: 'ignore' };
  if (back.kind === 'line') return { kind: 'accept', code: back.code, flow };
  return { kind: 'refused', isCancelled: back.error === 'access_denied', flow };
}
