// Failed logins are counted by typed name and address, known account or not: a lock by name alone would let strangers lock players out.
import type { ReceivedCall } from '../core/call.ts';
import { CallError } from '../core/call-error.ts';
import { textsOf } from '../data/texts/texts.ts';

const maxWrong = 5;
const windowMs = 15 * 60_000;

const toSubject = ({ headers }: ReceivedCall, name: string): string =>
  `${name.toLowerCase()} ${headers.get('x-forwarded-for') ?? ''}`;

/** @throws CallError login.account.locked after five wrong tries of one address within fifteen minutes */
export const rejectLocked = (call: ReceivedCall, name: string): void => {
  const { state, merchant } = call;
  const row = state.database
    .prepare('SELECT count(*) AS wrong FROM attempt WHERE merchant = ? AND subject = ? AND at > ?')
    .get(merchant.code, toSubject(call, name), state.now() - windowMs);
  if (Number(row?.wrong) >= maxWrong) {
    throw new CallError('login.account.locked', textsOf(call.language).refusals.locked);
  }
};

export const countWrongTry = (call: ReceivedCall, name: string): void => {
  const { state, merchant } = call;
  state.database
    .prepare('INSERT INTO attempt VALUES (?, ?, ?)')
    .run(merchant.code, toSubject(call, name), state.now());
};

/** Forgives the tries of all addresses. */
export const forgiveTries = ({ state, merchant }: ReceivedCall, name: string): void => {
  state.database
    .prepare("DELETE FROM attempt WHERE merchant = ? AND instr(subject, ? || ' ') = 1")
    .run(merchant.code, name.toLowerCase());
};
