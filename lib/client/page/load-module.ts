// Loads a module on demand and reports failures.
import 'client-only';
import { showNotice } from '@/lib/client/notice/notice-store';
import { whenIdle } from '@/lib/client/page/when-idle';

/** Returns the module; on a network failure shows a notice and returns undefined, so that input stays. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    showNotice({ textKey: 'network_error' });
    return undefined;
  }
}

/** Preloads a module when the browser is idle, ignoring failures. Returns the stop function. */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  return whenIdle(() => void load().catch(() => undefined));
}
