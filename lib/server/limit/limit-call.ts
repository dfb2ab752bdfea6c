// Limits where calls enter the relay: who calls is counted before the body is read, whom the body names before anything is sent on.
import 'server-only';
import { countTries, forgetTries, type LimitRefusal, type Try } from '@/lib/server/limit/count-tries';
import { limitsOfCall } from '@/lib/server/limit/limits-of-call';
import { accountsIn, toAccount, toNetwork } from '@/lib/server/limit/subjects';
import type { Merchant } from '@/lib/server/merchant/merchant';
import type { Peer } from '@/lib/server/peer';
import { readSession } from '@/lib/server/session/session-cookie';
import type { CallRow } from '@/lib/shared/calls/call';

/** A call as the limits see it. */
export type LimitedCall = {
  readonly request: Pick<Request, 'headers'>;
  readonly row: CallRow;
  readonly merchant: Merchant;
  readonly peer: Peer;
  readonly secure: boolean;
};

type Body = Record<string, unknown>;

const sessionOf = ({ request, merchant, secure }: LimitedCall) =>
  readSession(request.headers, merchant.code, secure);

async function triesOfCaller(call: LimitedCall): Promise<readonly Try[]> {
  const { by, caller } = limitsOfCall(call.row);
  const session = by === 'session' ? await sessionOf(call) : undefined;
  const subject = session ? `session ${session.sid}` : toNetwork(call.peer.address);
  return caller.map((limit) => ({ limit, subject }));
}

// Who changes his password is named by his session, and guesses against the same count as who signs in.
async function accountsOf(call: LimitedCall, body: Body): Promise<readonly string[]> {
  if (call.row.auth !== 'member') return accountsIn(body);
  const name = toAccount((await sessionOf(call))?.userName);
  return name === undefined ? [] : [name];
}

/** Counts the caller; the refusal where he called too often (SEC-38, SEC-62, SEC-63, SEC-65). */
export async function limitCaller(call: LimitedCall): Promise<LimitRefusal | undefined> {
  return countTries(call.merchant, await triesOfCaller(call));
}

/**
 * Counts those whom a body names, known to the provider or not; the refusal where one of them was tried too often, whoever tried
 * (SEC-62, SEC-63). What names nobody is left to the limits of the caller.
 */
export async function limitNamed(call: LimitedCall, body: Body = {}): Promise<LimitRefusal | undefined> {
  const { named } = limitsOfCall(call.row);
  if (named.length === 0) return undefined;
  const accounts = await accountsOf(call, body);
  const tries = named.flatMap((limit): Try[] =>
    limit === 'smsMerchant' ? [{ limit, subject: '' }] : accounts.map((subject) => ({ limit, subject })),
  );
  return countTries(call.merchant, tries);
}

/** A sign-in proves that whoever tries knows the password: the account's count begins anew, its address's does not. */
export function forgiveAccount({ merchant }: Pick<LimitedCall, 'merchant'>, body: Body = {}): void {
  for (const subject of accountsIn(body)) void forgetTries(merchant, { limit: 'loginAccount', subject });
}
