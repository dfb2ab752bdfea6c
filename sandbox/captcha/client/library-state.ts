// State of each library in the loader: init, loading, loaded or fail; reset only by inserting the script again.
import { loadScript } from './wire.ts';

type State = 'init' | 'loading' | 'loaded' | 'fail';

const states: Record<string, State> = {};
const waiting: Record<string, (() => void)[]> = {};

const settle = (type: string, isFailed: boolean): void => {
  states[type] = isFailed ? 'fail' : 'loaded';
  const waited = waiting[type] ?? [];
  waiting[type] = [];
  if (!isFailed) for (const made of waited) made();
};

export type Library = { type: string; url: string; timeoutMs: number | undefined };

/** Loads a library once; `failed` is called on the first failure, `stuck` on every later request. */
export const whenLibrary = (
  { type, url, timeoutMs }: Library,
  { made, failed, stuck }: Record<'made' | 'failed' | 'stuck', () => void>,
): void => {
  const state = states[type] ?? 'init';
  if (state === 'loaded') made();
  if (state === 'fail') stuck();
  if (state === 'loaded' || state === 'fail') return;
  waiting[type] = [...(waiting[type] ?? []), made];
  if (state === 'loading') return;
  states[type] = 'loading';
  loadScript(url, timeoutMs, (isFailed) => {
    settle(type, isFailed);
    if (isFailed) failed();
  });
};
