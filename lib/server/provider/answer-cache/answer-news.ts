// Tells the other instances that the provider answers otherwise than before, and hears it from them. Who misses it learns it from Redis within 60 s.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { publish, subscribe } from '@/lib/server/platform/redis/channel';
import { dropAnswers, expireEntry } from '@/lib/server/provider/answer-cache/answer-store';
import { notifyConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import type { Question } from '@/lib/server/provider/answer-cache/question';
import { onMerchantChange } from '@/lib/server/tenants/registry';
import { siteConfig } from '@/lib/shared/calls/system-table';

const MAX_TOLD = 50_000;

const getInstance = (): string => getProcessSingleton('instance', randomUUID);

type Change = {
  readonly key: string;
  readonly merchant: string;
  readonly call: string;
  readonly storedAtMs: number;
};

function getTold(): LRUCache<string, number> {
  return getProcessSingleton('told-changes', () => new LRUCache<string, number>({ max: MAX_TOLD }));
}

// A change is heard of as news and seen again when the answer is read: the listeners are told once.
function tellListeners({ key, merchant, call, storedAtMs }: Change): void {
  if (call !== siteConfig.name || storedAtMs <= (getTold().get(key) ?? 0)) return;
  getTold().set(key, storedAtMs);
  notifyConfigChange(merchant);
}

/**
 * Notes that a question has another answer than before, given at `storedAtMs`: for this instance's listeners, and for the other instances where
 * this one had it from the provider.
 */
export function tellChange({ key, isOwn, call }: Question, storedAtMs: number, isFirst: boolean): void {
  const change = { key, merchant: call.merchant.code, call: call.row.name, storedAtMs };
  tellListeners(change);
  if (isOwn && isFirst) publish('answer-changed', { by: getInstance(), ...change });
}

/** Hears from now on what ends the fresh time of answers: the other instances' changes, and this instance's registry (SEC-15). */
export function subscribeChanges(): void {
  getProcessSingleton('answer-news', () => {
    onMerchantChange(dropAnswers);
    subscribe('answer-changed', {
      onNews: ({ by, ...change }) => {
        if (by === getInstance()) return;
        expireEntry(change.key, change.storedAtMs);
        tellListeners(change);
      },
      onGap: () => undefined,
    });
    return true;
  });
}
