// Detects registry changes: by watching, and by polling as a fallback.
import 'server-only';
import { watch } from 'node:fs';
import { getLog } from '@/lib/server/platform/log';

const SETTLE_MS = 150;
const LOOK_AGAIN_MS = 10_000;

// Watching misses replaced mounts and network folders; polling finds those.
function watchPlace(place: string, onChange: () => void): void {
  try {
    watch(place, { persistent: false }, onChange).on('error', onChange);
  } catch (error) {
    getLog().warn({ place, error: String(error) }, 'registry cannot be watched, looking at it regularly');
  }
}

/** Calls `look` after changes and every 10 s, never in parallel; a change during a call triggers another one. */
export function followFiles(places: readonly string[], look: () => Promise<void>): void {
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
  for (const place of places) watchPlace(place, later);
  setInterval(lookOnce, LOOK_AGAIN_MS).unref();
}
