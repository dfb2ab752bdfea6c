// A merchant's Firebase settings, for signing in and for push, as its site configuration gives them; a document never waits longer than a second for them (E12).
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
import { parsePush } from '@/lib/shared/push/parse-push';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

const WAIT_MS = 1_000;
const MAX_MERCHANTS = 20_000;

type Question = { readonly merchant: Merchant; readonly visitor: Visitor };
type Known = { readonly firebase?: FirebaseFacts; readonly hasPush: boolean };

function getKnown(): LRUCache<string, Known> {
  return getSingle('firebase-config', () => new LRUCache<string, Known>({ max: MAX_MERCHANTS }));
}

async function fetchConfig({ merchant, visitor }: Question): Promise<Known | undefined> {
  const { result } = await getAnswer({ merchant, visitor, row: siteConfig });
  if (!result.ok) return undefined;
  const config = result.value as WireSiteConfig;
  const known = {
    firebase: parseFirebase(config, { emulator: getEnv().FIREBASE_AUTH_EMULATOR }),
    hasPush: parsePush(config) !== undefined,
  };
  getKnown().set(merchant.code, known);
  return known;
}

function waitAtMost(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(done, ms, undefined).unref();
  });
}

async function getConfig(question: Question): Promise<Known | undefined> {
  const asked = fetchConfig(question).catch(() => undefined);
  return (await Promise.race([asked, waitAtMost(WAIT_MS)])) ?? getKnown().get(question.merchant.code);
}

/** The settings; those last known when the provider is silent for a second or fails, undefined when there are none. Never throws. */
export async function getFirebaseConfig(question: Question): Promise<FirebaseFacts | undefined> {
  return (await getConfig(question))?.firebase;
}

/** Whether the merchant's settings are enough for push messages (E12); likewise. */
export async function hasPush(question: Question): Promise<boolean> {
  return (await getConfig(question))?.hasPush ?? false;
}
