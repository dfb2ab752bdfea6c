// A prompt's turn as a component sees it.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { getTurn, type PromptName, subscribeTurn, takeTurn } from '@/lib/client/notice/prompt-queue';

/** Whether a prompt that `wants` to stand may stand now; it queues while it wants to, and lets the next one pass when it no longer does. */
export function usePromptSlot(name: PromptName, wants: boolean): boolean {
  const holder = useSyncExternalStore(subscribeTurn, getTurn, getTurn);
  useEffect(() => (wants ? takeTurn(name) : undefined), [name, wants]);
  return wants && holder === name;
}
