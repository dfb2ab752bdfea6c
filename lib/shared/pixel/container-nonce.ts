// The entry of Server-Timing by which a page reads the nonce for scripts of the operator's tag container.
import type { ServerTiming } from '@/lib/shared/measure/status-timing';

export const NONCE_TIMING = 'nonce';

/** Returns the nonce; undefined where the page has no container or the browser exposes no timing. */
export function toContainerNonce(entries: readonly ServerTiming[] | undefined): string | undefined {
  return entries?.find(({ name }) => name === NONCE_TIMING)?.description || undefined;
}
