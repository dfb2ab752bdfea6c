// Notifies other instances of changed answers. A missed message is made up for from Redis within 60 s.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { publish, subscribe } from '@/lib/server/platform/redis/channel';
import { dropAnswers, expireEntry } from '@/lib/server/provider/answer-cache/answer-store';
import type { Question } from '@/lib/server/provider/answer-cache/cache-question';
import { notifyConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import { onMerchantChange } from '@/lib/server/tenants/merchant-change';
import { siteConfig } from '@/lib/shared/calls/system-table';

const MAX_NOTIFIED = 50_000;

const getInstance = (): string => getProcessSingleton('instance', randomUUID);

type Change = {
  readonly key: string;
  readonly merchant: string;
  readonly call: string;
  readonly storedAtMs: number;
};

function getNotified(): LRUCache<string, number> {
  return getProcessSingleton('told-changes', () => new LRUCache<string, number>({ max: MAX_NOTIFIED }));
}

// A change arrives as a message and again when the answer is read: listeners run once.
function notifyListeners({ key, merchant, call, storedAtMs }: Change): void {
  if (call !== siteConfig.name || storedAtMs <= (getNotified().get(key) ?? 0)) return;
  getNotified().set(key, storedAtMs);
  notifyConfigChange(merchant);
}

/** Records that an answer changed at `storedAtMs`: notifies local listeners, and other instances where this one fetched it. */
export function publishAnswerChange(
  { key, isOwn, call }: Question,
  storedAtMs: number,
  isFirst: boolean,
): void {
  const change = { key, merchant: call.merchant.code, call: call.row.name, storedAtMs };
  notifyListeners(change);
  if (isOwn && isFirst) publish('answer-changed', { by: getInstance(), ...change });
}

/** Subscribes to what expires answers: changes of other instances and of the registry. */
export function subscribeChanges(): void {
  getProcessSingleton('answer-news', () => {
    onMerchantChange(dropAnswers);
    subscribe('answer-changed', {
      onNews: ({ by, ...change }) => {
        if (by === getInstance()) return;
        expireEntry(change.key, change.storedAtMs);
        notifyListeners(change);
      },
      onGap: () => undefined,
    });
    return true;
  });
}
