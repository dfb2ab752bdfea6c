// The ticket that carries a session to another host of the same merchant: bound to that host and to this browser.
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openText, seal } from '@/lib/server/platform/text-seal';
import { storeTicket, TICKET_SECONDS, takeTicket } from '@/lib/server/sessions/handoff/ticket-store';
import type { Session, SignIn } from '@/lib/server/sessions/session';
import { isSignedOut } from '@/lib/server/sessions/signed-out';

/** Who may use a ticket, and where: the host's name without port. */
export type TicketHolder = { readonly merchant: string; readonly host: string; readonly userAgent: string };

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

const toAgent = (userAgent: string): string => createHash('sha256').update(userAgent).digest('base64url');

// Who can read Redis has neither the ticket, which its key is made of, nor the secret: so what lies there opens no session.
const toScope = (merchant: string, ticket: string) => ({
  holder: ticket,
  purpose: `move ticket ${merchant}`,
});

/** Issues a ticket for a session: 32 random bytes, good once within 60 s, for this holder alone. */
export async function issueTicket(
  session: Session,
  { merchant, host, userAgent }: TicketHolder,
): Promise<string> {
  const text = JSON.stringify({ host, agent: toAgent(userAgent), issuedAtMs: Date.now(), session });
  return storeTicket(merchant, (ticket) => seal(text, toScope(merchant, ticket)).toString('base64'));
}

function open(kept: string, merchant: string, ticket: string): z.infer<typeof carried> | undefined {
  const text = openText(Buffer.from(kept, 'base64'), toScope(merchant, ticket));
  return text === undefined ? undefined : carried.safeParse(JSON.parse(text)).data;
}

/**
 * Redeems a ticket: the sign-in that it carries, with the session's first begin (SEC-53). Undefined for one that was used, is too old, was made for
 * another host, merchant or browser, or whose session was signed out meanwhile. Its first use consumes it.
 */
export async function redeemTicket(ticket: string, holder: TicketHolder): Promise<SignIn | undefined> {
  const kept = await takeTicket(holder.merchant, ticket);
  const found = kept === undefined ? undefined : open(kept, holder.merchant, ticket);
  if (!found || found.session.merchant !== holder.merchant || found.host !== holder.host) return undefined;
  if (found.agent !== toAgent(holder.userAgent)) return undefined;
  if (Math.abs(Date.now() - found.issuedAtMs) > 2 * TICKET_SECONDS * 1000) return undefined;
  const { sid: _old, ...signIn } = found.session;
  return (await isSignedOut(found.session))
    ? undefined
    : { ...signIn, provenAtMs: signIn.provenAtMs ?? signIn.startedAtMs };
}
