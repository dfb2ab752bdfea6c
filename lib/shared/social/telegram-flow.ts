// A pending Telegram sign-in by redirect: stored record, login address, and its return.
import { isWithinLife } from '@/lib/shared/social/line-flow';
import { parseRules, type SocialRules, type TelegramFacts } from '@/lib/shared/social/social-facts';
import type { TelegramResult } from '@/lib/shared/social/telegram-result';

export type TelegramFlow = {
  /** Nonce in the return address, because Telegram has no state parameter. */
  readonly start: string;
  readonly merchant: string;
  readonly startedAt: number;
  readonly query: string;
  readonly rules: SocialRules;
};

/** `stale`: signed too long ago, or the browser's clock is wrong. */
export type TelegramDecision =
  | {
      readonly kind: 'accept';
      readonly telegramAuth: Readonly<Record<string, unknown>>;
      readonly flow: TelegramFlow;
    }
  | { readonly kind: 'declined' | 'stale' | 'unreadable'; readonly flow: TelegramFlow }
  | { readonly kind: 'ignore' };

/** Maximum age of a signed login, in seconds. */
export const TELEGRAM_FRESH_SECONDS = 300;

/** Builds the login address; `returnTo` must be on `origin`. */
export function buildTelegramAuthUrl(
  facts: TelegramFacts,
  place: { readonly origin: string; readonly returnTo: string; readonly lang?: string },
): string {
  const url = new URL(facts.authUrl);
  url.searchParams.set('bot_id', facts.botId);
  url.searchParams.set('origin', place.origin);
  url.searchParams.set('return_to', place.returnTo);
  url.searchParams.set('request_access', 'write');
  if (place.lang) url.searchParams.set('lang', place.lang);
  return url.href;
}

/** Parses a stored record; undefined when a field is missing. */
export function parseTelegramFlow(raw: Record<string, unknown> | undefined): TelegramFlow | undefined {
  const { start, merchant, startedAt } = raw ?? {};
  if (typeof start !== 'string' || start === '' || typeof merchant !== 'string') return undefined;
  if (typeof startedAt !== 'number') return undefined;
  const query = typeof raw?.query === 'string' ? raw.query : '';
  return { start, merchant, startedAt, query, rules: parseRules(raw?.rules) };
}

/** Returns whether the signature is at most five minutes from now, either way, since clocks differ. */
function isFlowFresh(authDate: number, now: number): boolean {
  return Math.abs(now / 1000 - authDate) <= TELEGRAM_FRESH_SECONDS;
}

/** Checks a return: without the matching nonce it is ignored. The server verifies the hash. */
export function decideTelegramReturn(
  flow: TelegramFlow | undefined,
  back: { readonly start: string; readonly result: TelegramResult },
  { merchant, now }: { readonly merchant: string; readonly now: number },
): TelegramDecision {
  const isOurs =
    flow?.start === back.start && flow.merchant === merchant && isWithinLife(flow.startedAt, now);
  if (!flow || !isOurs) return { kind: 'ignore' };
  const { result } = back;
  if (result.kind !== 'signed') return { kind: result.kind, flow };
  if (!isFlowFresh(result.authDate, now)) return { kind: 'stale', flow };
  return { kind: 'accept', telegramAuth: result.fields, flow };
}
