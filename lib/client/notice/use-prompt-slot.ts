// The prompt slot as a hook.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import {
  getPromptSlot,
  type PromptName,
  queuePrompt,
  subscribePromptSlot,
} from '@/lib/client/notice/prompt-queue';

/**
 * Returns whether a prompt that `wants` to show may show now; leaves the queue when it no longer wants to.
 */
export function usePromptSlot(name: PromptName, wants: boolean): boolean {
  const holder = useSyncExternalStore(subscribePromptSlot, getPromptSlot, getPromptSlot);
  useEffect(() => (wants ? queuePrompt(name) : undefined), [name, wants]);
  return wants && holder === name;
}
