// The prompt queue: automatic prompts show one at a time, and an open one is not displaced.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { makeStore } from '@/lib/client/store/make-store';

export const PROMPTS = ['upgrade', 'consent', 'update', 'move', 'push', 'install'] as const;

export type PromptName = (typeof PROMPTS)[number];

const wanting = new Set<PromptName>();
const slot = makeStore<PromptName | undefined>(undefined);

function settle(): void {
  const holder = slot.get();
  if (!(holder && wanting.has(holder))) slot.set(PROMPTS.find((name) => wanting.has(name)));
}

/** Queues a prompt. Returns the release function, to call once it closes. */
export function queuePrompt(name: PromptName): () => void {
  wanting.add(name);
  settle();
  return () => {
    wanting.delete(name);
    settle();
  };
}

/** Returns whether the prompt may show; it leaves the queue once it no longer `wants` to. */
export function usePromptSlot(name: PromptName, wants: boolean): boolean {
  const holder = useSyncExternalStore(slot.subscribe, slot.get, slot.get);
  useEffect(() => (wants ? queuePrompt(name) : undefined), [name, wants]);
  return wants && holder === name;
}
