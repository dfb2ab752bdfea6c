// Whether a merchant has taken the service worker back.
import 'server-only';
import { startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { Visitor } from '@/lib/shared/http/visitor';
import { parseWorkerSwitch } from '@/lib/shared/worker/parse-worker-switch';

const WAIT_MS = 3_000;

/** Asks the configuration that the site keeps for a minute. Never throws; no for who cannot be asked within 3 s: a provider that is down changes nothing. */
export async function isRecalled(merchant: Merchant, visitor: Visitor): Promise<boolean> {
  const call = { merchant, visitor, row: siteConfig, timeoutMs: WAIT_MS };
  const answer = await getAnswer(call, startBudget({ limitMs: WAIT_MS })).catch(() => undefined);
  return answer?.result.ok === true && parseWorkerSwitch(answer.result.value);
}
