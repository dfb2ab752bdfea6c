import 'client-only';
import { type RefObject, useEffect } from 'react';
import { toLaunchTimeout } from '@/lib/client/game/request-launch';
import type { Failure } from '@/lib/shared/calls/envelope';
import { GAME_LAUNCH_TIMEOUT_MS } from '@/lib/shared/constants';

/** A slow page leaves the game this much of the time limit at least. */
const LEAST_MS = 7_000;

type Deadline = {
  /** A launch waits for an unknown session. */
  readonly isWaiting: boolean;
  readonly tappedAtMs: RefObject<number>;
  readonly fail: (failure: Failure) => void;
};

/** Fails a launch that takes longer than its limit: one, from the tap until the game shows or the page is left. */
export function useDeadline(phase: string, { isWaiting, tappedAtMs, fail }: Deadline): void {
  const isRunning = isWaiting || phase === 'asking' || phase === 'opening';
  useEffect(() => {
    if (!isRunning) return;
    const leftMs = tappedAtMs.current + GAME_LAUNCH_TIMEOUT_MS - performance.now();
    const timer = setTimeout(
      () => {
        // A pending navigation would replace the failure page.
        window.stop();
        fail(toLaunchTimeout());
      },
      Math.max(LEAST_MS, leftMs),
    );
    return () => clearTimeout(timer);
  }, [isRunning, tappedAtMs, fail]);
}
