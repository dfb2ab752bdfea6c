// By which name of Server-Timing a page learns the nonce for scripts of the operator's tag container.
import type { ServerTiming } from '@/lib/shared/measure/status-timing';

export const NONCE_TIMING = 'nonce';

/** The nonce; undefined where the page has no container, or the browser does not say. */
export function toContainerNonce(entries: readonly ServerTiming[] | undefined): string | undefined {
  return entries?.find(({ name }) => name === NONCE_TIMING)?.description || undefined;
}
