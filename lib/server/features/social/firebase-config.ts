// A merchant's Firebase settings from its site configuration; a document waits at most 1 s for them.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { capBudget, PAGE_LIMIT_MS, type TimeBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import type { Visitor } from '@/lib/shared/http/visitor';
import { parsePush } from '@/lib/shared/push/parse-push';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

const WAIT_MS = 1_000;

type Question = { readonly merchant: Merchant; readonly visitor: Visitor; readonly budget: TimeBudget };

// The last known ones serve while the provider is slow or fails.
async function getConfig({ merchant, visitor, budget }: Question): Promise<WireSiteConfig | undefined> {
  const call = { merchant, visitor, row: siteConfig, timeoutMs: PAGE_LIMIT_MS };
  const { result } = await getAnswer(call, capBudget(budget, WAIT_MS));
  return result.ok ? ((result.value as WireSiteConfig | null) ?? undefined) : undefined;
}

/** Returns the settings; undefined when there are none, or none known within 1 s. Never throws. */
export async function getFirebaseConfig(question: Question): Promise<FirebaseFacts | undefined> {
  const config = await getConfig(question);
  return config && parseFirebase(config, { emulator: getEnv().FIREBASE_AUTH_EMULATOR });
}

/** Returns whether the settings suffice for push messages. Never throws. */
export async function hasPush(question: Question): Promise<boolean> {
  const config = await getConfig(question);
  return config !== undefined && parsePush(config) !== undefined;
}
