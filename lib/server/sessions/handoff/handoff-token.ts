// The handoff token that carries a session to another host of the merchant, bound to that host and browser (SEC-72).
import 'server-only';
import { hash } from 'node:crypto';
import { z } from 'zod';
import { openText, seal } from '@/lib/server/platform/text-seal';
import {
  HANDOFF_TOKEN_SECONDS,
  storeHandoffToken,
  takeHandoffToken,
} from '@/lib/server/sessions/handoff/token-store';
import { isSessionRevoked } from '@/lib/server/sessions/revocations';
import type { Session, SignIn } from '@/lib/server/sessions/session';

export type TokenHolder = { readonly merchant: string; readonly host: string; readonly userAgent: string };

const carried = z.strictObject({
  host: z.string(),
  agent: z.string(),
  issuedAtMs: z.number(),
  session: z.object({
    sid: z.string(),
    merchant: z.string(),
    token: z.string(),
    id: z.string(),
    userName: z.string(),
    customerType: z.number().optional(),
    firstTimeLogin: z.boolean(),
    startedAtMs: z.number(),
    provenAtMs: z.number().optional(),
  }),
});

const toAgent = (userAgent: string): string => hash('sha256', userAgent, 'base64url');

// The key derives from token and secret: read access to Redis opens no session.
const toScope = (merchant: string, token: string) => ({
  holder: token,
  purpose: `move ticket ${merchant}`,
});

/** Issues a token for a session: 32 random bytes, good once within 60 s, for this holder only. */
export async function issueHandoffToken(
  session: Session,
  { merchant, host, userAgent }: TokenHolder,
): Promise<string> {
  const text = JSON.stringify({ host, agent: toAgent(userAgent), issuedAtMs: Date.now(), session });
  return storeHandoffToken(merchant, (token) => seal(text, toScope(merchant, token)).toString('base64'));
}

function open(sealed: string, merchant: string, token: string): z.infer<typeof carried> | undefined {
  const text = openText(Buffer.from(sealed, 'base64'), toScope(merchant, token));
  return text === undefined ? undefined : carried.safeParse(JSON.parse(text)).data;
}

/** Redeems a token once, for its own host, merchant and browser. The sign-in keeps its original start. */
export async function redeemHandoffToken(token: string, holder: TokenHolder): Promise<SignIn | undefined> {
  const sealed = await takeHandoffToken(holder.merchant, token);
  const opened = sealed === undefined ? undefined : open(sealed, holder.merchant, token);
  if (!opened || opened.session.merchant !== holder.merchant || opened.host !== holder.host) return undefined;
  if (opened.agent !== toAgent(holder.userAgent)) return undefined;
  if (Math.abs(Date.now() - opened.issuedAtMs) > 2 * HANDOFF_TOKEN_SECONDS * 1000) return undefined;
  const { sid: _old, ...signIn } = opened.session;
  return (await isSessionRevoked(opened.session))
    ? undefined
    : { ...signIn, provenAtMs: signIn.provenAtMs ?? signIn.startedAtMs };
}
