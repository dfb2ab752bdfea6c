// Whose turn it is: prompts that come by themselves stand one at a time, and the one that stands is not pushed aside.
import 'client-only';

/** Prompts that come by themselves, the most urgent first. */
export const PROMPTS = ['upgrade', 'consent', 'update', 'move', 'push', 'install'] as const;

/** One of the prompts. */
export type PromptName = (typeof PROMPTS)[number];

const wanting = new Set<PromptName>();
const listeners = new Set<() => void>();
let holder: PromptName | undefined;

function settle(): void {
  if (holder && wanting.has(holder)) return;
  holder = PROMPTS.find((name) => wanting.has(name));
  for (const listener of listeners) listener();
}

/** Tells a component when the turn passes on; returns the way to stop. */
export function subscribeTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose turn it is now. */
export function getTurn(): PromptName | undefined {
  return holder;
}

/** Queues a prompt; returns the way to give the turn back, which must be taken once it is closed. */
export function takeTurn(name: PromptName): () => void {
  wanting.add(name);
  settle();
  return () => {
    wanting.delete(name);
    settle();
  };
}
