// Sign-ins by LINE and Telegram: the link to the provider, and what to store when it is followed.
import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { storeFlowQuery, toLastingQuery } from '@/lib/client/social/flow-query';
import { randomHex, randomVerifier, toPkceChallenge } from '@/lib/client/social/random-text';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { goOf } from '@/lib/shared/auth/after-login-href';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { buildLineAuthorizeUrl, type LineFlow } from '@/lib/shared/social/line-flow';
import { TELEGRAM_START_QUERY } from '@/lib/shared/social/provider-return';
import {
  type LineFacts,
  type SocialRules,
  type TelegramFacts,
  toRules,
} from '@/lib/shared/social/social-facts';
import { buildTelegramAuthUrl, type TelegramFlow } from '@/lib/shared/social/telegram-flow';

/** A link to the provider, and what to run on tap. */
export type PreparedFlow = { readonly href: string; readonly store: () => void };

/** Prepares one sign-in by LINE; undefined on insecure pages, to which LINE does not return. */
export async function prepareLine(facts: LineFacts, rules: SocialRules): Promise<PreparedFlow | undefined> {
  const verifier = facts.pkce ? randomVerifier() : '';
  const challenge = facts.pkce ? await toPkceChallenge(verifier) : undefined;
  if (facts.pkce && challenge === undefined) return undefined;
  const flow: Omit<LineFlow, 'startedAt'> = {
    state: randomHex(),
    nonce: randomHex(),
    verifier,
    merchant: getPageFacts().merchant,
    redirectUri: window.location.origin + ROUTES.home,
    query: toLastingQuery(),
    rules: toRules(rules),
  };
  const store = () => {
    storeFlowQuery();
    writeStored(STORED.lineFlow, JSON.stringify({ ...flow, startedAt: Date.now() }));
  };
  return { href: buildLineAuthorizeUrl(facts, flow, challenge), store };
}

/** Prepares one sign-in by Telegram; parameters other than `go` and the start nonce stay hidden from Telegram. */
export async function prepareTelegram(facts: TelegramFacts, rules: SocialRules): Promise<PreparedFlow> {
  const start = randomHex();
  const query = new URLSearchParams(window.location.search);
  const { origin } = window.location;
  const returnTo = origin + toHref(ROUTES.login, { go: goOf(query), [TELEGRAM_START_QUERY]: start });
  const [lang] = document.documentElement.lang.split('-', 1);
  const flow: Omit<TelegramFlow, 'startedAt'> = {
    start,
    merchant: getPageFacts().merchant,
    query: toLastingQuery(),
    rules: toRules(rules),
  };
  const store = () => {
    storeFlowQuery();
    writeStored(STORED.telegramFlow, JSON.stringify({ ...flow, startedAt: Date.now() }));
  };
  return { href: buildTelegramAuthUrl(facts, { origin, returnTo, lang }), store };
}
