// Responses that never reveal whether an account exists: one body, and times in coarse steps.
import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { toHiddenAnswer, toSentAnswer } from '@/lib/shared/auth/recovery/hidden-answer';
import { traceIdOf } from '@/lib/shared/http/visitor';

/** Longer than a provider's look-up of a name, short enough for a player to wait. */
const STEP_MS = 1_000;
/** A provider that hangs must not slow down every later answer. */
const MAX_STEPS = 5;

/** The longest that each call of a merchant has taken, in steps: sending a message may take longer than looking up a name. */
const getLongest = () => getProcessSingleton('hidden-answers', () => new Map<string, number>());

const keyOf = ({ merchant, row }: ProviderCall): string => `${merchant.code} ${row.name}`;

const ownTraceOf = ({ visitor }: ProviderCall): string => traceIdOf(visitor.traceparent);

const stepsOf = (call: ProviderCall): number => getLongest().get(keyOf(call)) ?? 1;

type GetAnswer = (call: ProviderCall) => Promise<ProviderAnswer>;

type TimedAnswer = {
  readonly answer: ProviderAnswer;
  /** How long to keep an answer that an account may have caused. */
  readonly waitMs?: number;
};

/** Makes the call, remembers how long it took if an account may have caused that, and logs what is hidden. */
async function askProvider(call: ProviderCall, getAnswer: GetAnswer): Promise<TimedAnswer> {
  const { row, merchant } = call;
  const startedAtMs = performance.now();
  const answer = await getAnswer(call);
  const traceId = ownTraceOf(call);
  const hidden = row.hidesAccount && toHiddenAnswer(answer, row.hidesAccount, traceId);
  if (hidden === undefined) return { answer };
  const { result } = answer;
  if (!result.ok)
    getLog().info({ merchant: merchant.code, call: row.name, code: result.code, traceId }, 'refusal hidden');
  const tookMs = performance.now() - startedAtMs;
  const steps = Math.max(Math.floor(tookMs / STEP_MS) + 1, stepsOf(call));
  getLongest().set(keyOf(call), Math.min(steps, MAX_STEPS));
  return { answer: hidden, waitMs: steps * STEP_MS - tookMs };
}

/** Answers after the steps known at its start, even if the provider takes longer, which only an existing account causes. */
async function answerOnTime(call: ProviderCall, getAnswer: GetAnswer): Promise<ProviderAnswer> {
  const time = pause(stepsOf(call) * STEP_MS);
  // The call goes on after the answer: a closed connection must not end it.
  const answering = askProvider({ ...call, signal: undefined }, getAnswer);
  const inTime = await Promise.race([answering, time]);
  if (inTime === undefined)
    answering.catch((error: unknown) => getLog().error({ error: String(error) }, 'late call failed'));
  if (inTime && inTime.waitMs === undefined) return inTime.answer;
  await time;
  return inTime?.answer ?? toSentAnswer(ownTraceOf(call));
}

async function answerLate(call: ProviderCall, getAnswer: GetAnswer): Promise<ProviderAnswer> {
  const { answer, waitMs } = await askProvider(call, getAnswer);
  if (waitMs !== undefined) await pause(waitMs);
  return answer;
}

/** Makes the call and answers after whole seconds, as many as the slowest so far: the same for accounts that exist
 * and that do not. What no account can have caused passes at once. */
export function hideAccount(call: ProviderCall, getAnswer: GetAnswer): Promise<ProviderAnswer> {
  const { hidesAccount } = call.row;
  if (!hidesAccount) return getAnswer(call);
  return hidesAccount === 'answers' ? answerOnTime(call, getAnswer) : answerLate(call, getAnswer);
}
