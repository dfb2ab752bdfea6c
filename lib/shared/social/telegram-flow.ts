// A Telegram sign-in by redirect: its record, the address it leaves by, and what its return means.
import { isWithinLife } from '@/lib/shared/social/line-flow';
import { parseRules, type SocialRules, type TelegramFacts } from '@/lib/shared/social/social-facts';
import type { TelegramResult } from '@/lib/shared/social/telegram-result';

/** What the browser keeps while the player is at Telegram. */
export type TelegramFlow = {
  /** Comes back in the return address; Telegram itself carries no state. */
  readonly start: string;
  readonly merchant: string;
  readonly startedAt: number;
  /** The query to have again on the page of the return: `go` and what is kept. */
  readonly query: string;
  readonly rules: SocialRules;
};

/** What a return means. `stale`: Telegram signed it too long ago, or the browser's clock is wrong. */
export type TelegramDecision =
  | {
      readonly kind: 'accept';
      readonly telegramAuth: Readonly<Record<string, unknown>>;
      readonly flow: TelegramFlow;
    }
  | { readonly kind: 'declined' | 'stale' | 'unreadable'; readonly flow: TelegramFlow }
  | { readonly kind: 'ignore' };

/** A signed login older than this is refused, in seconds. */
export const TELEGRAM_FRESH_SECONDS = 300;

/** The login address; `returnTo` stands on `origin`, as Telegram demands. */
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

/** Reads a kept record; undefined when a needed field is missing. */
export function parseTelegramFlow(raw: Record<string, unknown> | undefined): TelegramFlow | undefined {
  const { start, merchant, startedAt } = raw ?? {};
  if (typeof start !== 'string' || start === '' || typeof merchant !== 'string') return undefined;
  if (typeof startedAt !== 'number') return undefined;
  const query = typeof raw?.query === 'string' ? raw.query : '';
  return { start, merchant, startedAt, query, rules: parseRules(raw?.rules) };
}

/** Whether the signature's time is at most five minutes away from now, either way: a phone's clock may be late. */
export function isFlowFresh(authDate: number, now: number): boolean {
  return Math.abs(now / 1000 - authDate) <= TELEGRAM_FRESH_SECONDS;
}

/** What a return means: without the matching start nonce it is ignored; the hash itself is the server's to verify. */
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
