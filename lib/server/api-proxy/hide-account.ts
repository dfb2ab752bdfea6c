// Responses that never reveal whether an account exists: one body, and times in coarse steps.
import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { toHiddenAnswer } from '@/lib/shared/auth/recovery/hidden-answer';

/** Longer than a provider takes to look up a name, shorter than a player's patience. */
const STEP_MS = 1_000;
/** A provider that hangs must not slow down every later answer. */
const MAX_STEPS = 5;

/** The longest that each call of a merchant has taken, in steps: sending a message may take longer than looking up a name. */
const getLongest = () => getProcessSingleton('hidden-answers', () => new Map<string, number>());

function takeSteps({ merchant, row }: ProviderCall, tookMs: number): number {
  const key = `${merchant.code} ${row.name}`;
  const own = Math.floor(tookMs / STEP_MS) + 1;
  const steps = Math.max(own, getLongest().get(key) ?? 1);
  getLongest().set(key, Math.min(steps, MAX_STEPS));
  return steps;
}

/** Makes the call and answers after whole seconds, as many as the slowest so far: alike for accounts that exist
 * and that do not. What no account can have caused passes at once. */
export async function hideAccount(
  call: ProviderCall,
  getAnswer: (call: ProviderCall) => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const { row, merchant } = call;
  if (!row.hidesAccount) return getAnswer(call);
  const startedAtMs = performance.now();
  const answer = await getAnswer(call);
  const { result } = answer;
  const hidden = toHiddenAnswer(answer, row.hidesAccount);
  if (hidden === undefined) return answer;
  if (!result.ok)
    getLog().info(
      { merchant: merchant.code, call: row.name, code: result.code, traceId: result.traceId },
      'refusal hidden',
    );
  const tookMs = performance.now() - startedAtMs;
  await pause(takeSteps(call, tookMs) * STEP_MS - tookMs);
  return hidden;
}
