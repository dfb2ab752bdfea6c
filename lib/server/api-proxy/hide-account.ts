// Responses that never reveal whether an account exists: one body, and times in coarse steps.
import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { isUnknownAccount } from '@/lib/shared/auth/recovery/recovery-machine';

/** Longer than a provider takes to look up a name, shorter than a player's patience. */
const STEP_MS = 1_000;

const isHidden = ({ result }: ProviderAnswer): boolean => result.ok || isUnknownAccount(result.code);

/** Makes the call and answers with the next step of 1 s: a sent code and an unknown account alike. Other failures pass as they are. */
export async function hideAccount(call: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  const startedAtMs = performance.now();
  const answer = await call();
  if (!isHidden(answer)) return answer;
  const tookMs = performance.now() - startedAtMs;
  await pause(STEP_MS - (tookMs % STEP_MS));
  return { status: 200, result: { ok: true, value: null, traceId: answer.result.traceId } };
}
