// Loads a part of the page when it is wanted, and says so when it cannot be had.
import 'client-only';
import { showNotice } from '@/lib/client/notice/notice-store';
import { whenIdle } from '@/lib/client/page/when-idle';

/** What `load` imports; undefined, with a notice, when the network fails: what was typed stays, and another try may succeed. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    showNotice({ textKey: 'network_error' });
    return undefined;
  }
}

/** Fetches a part while nothing else is to be done, so that it is there when it is wanted; returns the way to stop. Failures wait until then. */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  return whenIdle(() => void load().catch(() => undefined));
}
