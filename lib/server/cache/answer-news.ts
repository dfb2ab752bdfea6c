// Tells the other instances that the provider answers otherwise than before, and hears it from them (FLT-27). Who misses it learns it from Redis within 60 s.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { dropAnswers, expireEntry } from '@/lib/server/cache/answer-store';
import { tellConfigChange } from '@/lib/server/cache/config-changes';
import type { Question } from '@/lib/server/cache/question';
import { onMerchantChange } from '@/lib/server/merchant/registry';
import { publish, subscribe } from '@/lib/server/shared-state/channel';
import { getSingle } from '@/lib/server/single';
import { siteConfig } from '@/lib/shared/calls/system-table';

const getInstance = (): string => getSingle('instance', randomUUID);

function tellListeners(merchant: string, call: string): void {
  if (call === siteConfig.name) tellConfigChange(merchant);
}

/** Notes that a question has another answer than before, given at `storedAtMs`: for this instance's listeners and for the other instances. */
export function tellChange({ key, isOwn, call }: Question, storedAtMs: number): void {
  const [merchant, name] = [call.merchant.code, call.row.name];
  tellListeners(merchant, name);
  if (isOwn) publish('answer-changed', { by: getInstance(), merchant, call: name, key, storedAtMs });
}

/** Hears from now on what ends the fresh time of answers: the other instances' changes, and this instance's registry (SEC-15). */
export function hearChanges(): void {
  getSingle('answer-news', () => {
    onMerchantChange(dropAnswers);
    subscribe('answer-changed', {
      onNews: ({ by, merchant, call, key, storedAtMs }) => {
        if (by === getInstance()) return;
        expireEntry(key, storedAtMs);
        tellListeners(merchant, call);
      },
      onGap: () => undefined,
    });
    return true;
  });
}
