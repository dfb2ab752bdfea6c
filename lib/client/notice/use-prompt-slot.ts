import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import {
  getPromptSlot,
  type PromptName,
  queuePrompt,
  subscribePromptSlot,
} from '@/lib/client/notice/prompt-queue';

/** Returns whether the prompt may show; it leaves the queue once it no longer `wants` to. */
export function usePromptSlot(name: PromptName, wants: boolean): boolean {
  const holder = useSyncExternalStore(subscribePromptSlot, getPromptSlot, getPromptSlot);
  useEffect(() => (wants ? queuePrompt(name) : undefined), [name, wants]);
  return wants && holder === name;
}
