// Codes of the LINE stand-in: issued for one redirect address and PKCE challenge, used once.
import { createHash, randomBytes } from 'node:crypto';
import { issueTicket, spendTicket } from '../accounts/ticket.ts';
import type { ReceivedCall } from '../core/call.ts';
import { readText } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

export type LineUser = { subject: string; name: string };

/** Mai has no account; Lan is bound to `lan` at every merchant. */
export const lineUsers = {
  mai: { subject: 'U-demo-new', name: 'Mai' },
  lan: { subject: 'U-demo-lan', name: 'Lan' },
} satisfies Record<string, LineUser>;

const codeLifeMs = 10 * 60_000;

type Granted = { merchant: string; user: LineUser; redirectUri: string; challenge: string };

export const issueLineCode = (state: ProviderState, granted: Granted): string => {
  const { merchant, user, redirectUri, challenge } = granted;
  const mark = randomBytes(18).toString('base64url');
  issueTicket(state, { merchant, kind: 'line-code', mark }, { ...user, redirectUri, challenge });
  return mark;
};

type Exchange = { code: string; redirectUri: string; verifier: string };

/** Returns null where the code is unknown, used or old, the address differs, or the verifier does not match. */
export const spendLineCode = (
  { state, merchant }: Pick<ReceivedCall, 'state' | 'merchant'>,
  exchange: Exchange,
): LineUser | null => {
  const { code, redirectUri, verifier } = exchange;
  const granted = spendTicket(state, { merchant: merchant.code, kind: 'line-code', mark: code }, codeLifeMs);
  if (!granted || readText(granted, 'redirectUri') !== redirectUri) return null;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (readText(granted, 'challenge') !== challenge) return null;
  return { subject: readText(granted, 'subject'), name: readText(granted, 'name') };
};
