// Rate limits of the API proxy: callers are counted before the body is read, named accounts before the provider is called.
import 'server-only';
import {
  countAttempts,
  type LimitRejection,
  type Try,
  takeBackAttempt,
} from '@/lib/server/http/limits/count-attempts';
import { limitsOfCall } from '@/lib/server/http/limits/limits-of-call';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { accountsIn, toAccount, toNetwork } from '@/lib/server/http/limits/subjects';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import { readSession } from '@/lib/server/sessions/session-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { HeaderReader } from '@/lib/shared/http/visitor';

export type LimitedCall = {
  readonly request: { readonly headers: HeaderReader };
  readonly row: Endpoint;
  readonly merchant: Merchant;
  readonly client: ClientConnection;
  readonly secure: boolean;
};

type Body = Record<string, unknown>;

const sessionOf = ({ request, merchant, secure }: LimitedCall) =>
  readSession(request.headers, merchant.code, secure);

async function triesOfCaller(call: LimitedCall): Promise<readonly Try[]> {
  const { by, caller } = limitsOfCall(call.row);
  const session = by === 'session' ? await sessionOf(call) : undefined;
  const subject = session ? `session ${session.sid}` : toNetwork(call.client.address);
  return caller.map((limit) => ({ limit, subject }));
}

/** Returns the accounts that a body names; a password change counts for the session's member, like a sign-in. */
export async function accountsOf(call: LimitedCall, body: Body): Promise<readonly string[]> {
  if (call.row.auth !== 'member') return accountsIn(body);
  const name = toAccount((await sessionOf(call))?.userName);
  return name === undefined ? [] : [name];
}

/** Counts the caller; returns the rejection over a limit (SEC-38, SEC-62, SEC-63, SEC-65). */
export async function limitCaller(call: LimitedCall): Promise<LimitRejection | undefined> {
  return countAttempts(call.merchant, await triesOfCaller(call));
}

function subjectsOf(limit: LimitName, call: LimitedCall, accounts: readonly string[]): readonly string[] {
  if (limit === 'smsMerchant') return [''];
  if (limit === 'smsAddress') return [toNetwork(call.client.address)];
  // Over all addresses a name is slowed down instead of locked: see slow-down-named.
  if (limit === 'loginAccount')
    return accounts.map((account) => `${account} ${toNetwork(call.client.address)}`);
  // Within a minute a player may need codes for two purposes.
  return limit === 'smsNumber' ? accounts.map((account) => `${call.row.name} ${account}`) : accounts;
}

/** Counts the accounts that a body names, known or not; returns the rejection over a limit. */
export async function limitNamed(call: LimitedCall, body: Body = {}): Promise<LimitRejection | undefined> {
  const { named, mailed = named } = limitsOfCall(call.row);
  if (named.length === 0) return undefined;
  const accounts = await accountsOf(call, body);
  const limits = body.verifyType === 'email' ? mailed : named;
  const tries = limits.flatMap((limit) =>
    subjectsOf(limit, call, accounts).map((subject): Try => ({ limit, subject })),
  );
  return countAttempts(call.merchant, tries);
}

/** Takes back the attempt of a successful sign-in, and no earlier ones: an own account must not reset guesses at others.
 * `isOver`: the name is over its limit of all addresses, where its attempt stays counted. */
export function forgiveSignIn(call: LimitedCall, body: Body, isOver: boolean): void {
  const { row, merchant } = call;
  if (!limitsOfCall(row).named.includes('loginAccount')) return;
  const accounts = accountsIn(body);
  for (const subject of subjectsOf('loginAccount', call, accounts))
    void takeBackAttempt(merchant, { limit: 'loginAccount', subject });
  if (isOver) return;
  for (const subject of accounts) void takeBackAttempt(merchant, { limit: 'loginName', subject });
}
