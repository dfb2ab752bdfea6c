// Slows down sign-ins with a name that many addresses try at once; its owner is never locked out.
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { countAttempts, type LimitRejection } from '@/lib/server/http/limits/count-attempts';
import { accountsOf, type LimitedCall } from '@/lib/server/http/limits/limit-call';
import { limitsOfCall } from '@/lib/server/http/limits/limits-of-call';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getLoginStatus } from '@/lib/server/provider/status/get-status';
import type { Visitor } from '@/lib/shared/http/visitor';

/** Attempts wait in rounds of `loginSlow`'s window before the rejection: about 10 s. */
const MAX_ROUNDS = 6;
/** Each waiting call holds a connection and a body. */
const MAX_HELD = 500;

type Body = Record<string, unknown>;
export type SlowableCall = LimitedCall & { readonly visitor: Visitor; readonly signal?: AbortSignal };

const getHeld = () => getProcessSingleton('held-logins', () => ({ count: 0 }));

// Only where the login shows the check does the provider verify the proof before the password.
async function hasProof(call: SlowableCall, body: Body): Promise<boolean> {
  if (call.row.name !== 'login' || !(body.geetestSeccode || body.geetestValidateV4)) return false;
  return (await getLoginStatus(call)).captcha.login;
}

const count = ({ merchant }: SlowableCall, limit: LimitName, names: readonly string[]) =>
  countAttempts(
    merchant,
    names.map((subject) => ({ limit, subject })),
  );

async function waitInRounds(
  call: SlowableCall,
  names: readonly string[],
): Promise<LimitRejection | undefined> {
  const held = getHeld();
  held.count += 1;
  try {
    for (let round = 1; ; round += 1) {
      const rejection = await count(call, 'loginSlow', names);
      const isLast = round === MAX_ROUNDS || held.count > MAX_HELD || call.signal?.aborted;
      if (!rejection || isLast) return rejection;
      await wait(rejection.retryAfterSeconds * 1000, undefined, { signal: call.signal }).catch(
        () => undefined,
      );
    }
  } finally {
    held.count -= 1;
  }
}

/** Whether a call was over its name's limit, and the rejection if it waited in vain. */
export type Hold = { readonly isOver: boolean; readonly rejection?: LimitRejection };

/** Counts a sign-in against its name over all addresses. Over the limit it needs a solved check, or waits up to about 10 s (SEC-62). */
export async function slowDownNamed(call: SlowableCall, body: Body = {}): Promise<Hold> {
  if (!limitsOfCall(call.row).named.includes('loginAccount')) return { isOver: false };
  const names = await accountsOf(call, body);
  if (names.length === 0 || !(await count(call, 'loginName', names))) return { isOver: false };
  return {
    isOver: true,
    rejection: (await hasProof(call, body)) ? undefined : await waitInRounds(call, names),
  };
}
