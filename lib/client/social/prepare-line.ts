import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { storeFlowQuery, toLastingQuery } from '@/lib/client/social/flow-query';
import { randomHex, randomVerifier, toPkceChallenge } from '@/lib/client/social/random-text';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { ROUTES } from '@/lib/shared/routes';
import { buildLineAuthorizeUrl, type LineFlow } from '@/lib/shared/social/line-flow';
import { type LineFacts, type SocialRules, toRules } from '@/lib/shared/social/social-facts';

/** A link to the provider, and what to run on tap. */
export type PreparedFlow = { readonly href: string; readonly store: () => void };

/** Prepares one sign-in; undefined on insecure pages, to which LINE does not return. */
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
