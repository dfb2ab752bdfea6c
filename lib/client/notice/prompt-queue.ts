// The prompt queue: automatic prompts show one at a time, and an open one is not displaced.
import 'client-only';

export const PROMPTS = ['upgrade', 'consent', 'update', 'move', 'push', 'install'] as const;

export type PromptName = (typeof PROMPTS)[number];

const wanting = new Set<PromptName>();
const listeners = new Set<() => void>();
let holder: PromptName | undefined;

function settle(): void {
  if (holder && wanting.has(holder)) return;
  holder = PROMPTS.find((name) => wanting.has(name));
  for (const listener of listeners) listener();
}

/** Calls the listener when the prompt slot changes hands. Returns the unsubscribe function. */
export function subscribePromptSlot(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the prompt that holds the slot. */
export function getPromptSlot(): PromptName | undefined {
  return holder;
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
