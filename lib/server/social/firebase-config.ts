// A merchant's Firebase settings as its site configuration gives them; a document never waits longer than a second for them (E12).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getAnswer } from '@/lib/server/cache/answer-cache';
import { getEnv } from '@/lib/server/env';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getSingle } from '@/lib/server/single';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import type { Visitor } from '@/lib/shared/http/visitor';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

const WAIT_MS = 1_000;
const MAX_MERCHANTS = 20_000;

type Question = { readonly merchant: Merchant; readonly visitor: Visitor };
type Known = { readonly firebase?: FirebaseFacts };

function getKnown(): LRUCache<string, Known> {
  return getSingle('firebase-config', () => new LRUCache<string, Known>({ max: MAX_MERCHANTS }));
}

async function fetchConfig({ merchant, visitor }: Question): Promise<Known | undefined> {
  const { result } = await getAnswer({ merchant, visitor, row: siteConfig });
  if (!result.ok) return undefined;
  const known = {
    firebase: parseFirebase(result.value as WireSiteConfig, { emulator: getEnv().FIREBASE_AUTH_EMULATOR }),
  };
  getKnown().set(merchant.code, known);
  return known;
}

function waitAtMost(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(done, ms, undefined).unref();
  });
}

/** The settings; those last known when the provider is silent for a second or fails, undefined when there are none. Never throws. */
export async function getFirebaseConfig(question: Question): Promise<FirebaseFacts | undefined> {
  const asked = fetchConfig(question).catch(() => undefined);
  const known = (await Promise.race([asked, waitAtMost(WAIT_MS)])) ?? getKnown().get(question.merchant.code);
  return known?.firebase;
}
