// Codes of the LINE stand-in: given out by its page for one redirect address and one PKCE challenge, spent once by the exchange.
import { createHash, randomBytes } from 'node:crypto';
import { issueTicket, spendTicket } from '../accounts/ticket.ts';
import type { ReceivedCall } from '../core/call.ts';
import { readText } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

export type LineUser = { subject: string; name: string };

/** Mai has no account anywhere; Lan is bound to `lan` at every merchant. */
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

/** Null where the code is unknown, spent or old, the address is not the same to the byte, or the verifier fits no challenge. */
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
