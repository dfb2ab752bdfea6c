// Whether a merchant has recalled its service worker.
import 'server-only';
import { startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { Visitor } from '@/lib/shared/http/visitor';
import { parseWorkerSwitch } from '@/lib/shared/worker/parse-worker-switch';

const WAIT_MS = 3_000;

/** Returns the flag of the cached site configuration; false after 3 s without an answer. Never throws. */
export async function isRecalled(merchant: Merchant, visitor: Visitor): Promise<boolean> {
  const call = { merchant, visitor, row: siteConfig, timeoutMs: WAIT_MS };
  const answer = await getAnswer(call, startBudget({ limitMs: WAIT_MS })).catch(() => undefined);
  return answer?.result.ok === true && parseWorkerSwitch(answer.result.value);
}
