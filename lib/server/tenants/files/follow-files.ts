// Says when the registry should be looked at again: soon after a change that is seen, and now and then anyway.
import 'server-only';
import { watch } from 'node:fs';
import { getLog } from '@/lib/server/platform/log';

const SETTLE_MS = 150;
const LOOK_AGAIN_MS = 10_000;

/** Calls `look` after changes and every ten seconds, never while it still runs: what changed meanwhile is looked at right after. */
export function followFiles(place: string, look: () => Promise<void>): void {
  let settle: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isChanged = false;
  const lookOnce = (): void => {
    if (running) {
      isChanged = true;
      return;
    }
    isChanged = false;
    running = look()
      .catch((error) => getLog().error({ error: String(error) }, 'registry cannot be looked at'))
      .then(() => {
        running = undefined;
        if (isChanged) lookOnce();
      });
  };
  const later = (): void => {
    clearTimeout(settle);
    settle = setTimeout(lookOnce, SETTLE_MS).unref();
  };
  // Watching misses replaced mounts and network folders, so the files are also looked at now and then.
  try {
    watch(place, { persistent: false }, later).on('error', later);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'registry cannot be watched, looking at it regularly');
  }
  setInterval(lookOnce, LOOK_AGAIN_MS).unref();
}
