import 'client-only';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isAgeDue, subscribeAge } from '@/lib/client/age/age-store';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { getAppMode } from '@/lib/client/device/app-mode';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { addRecent } from '@/lib/client/game/recents';
import { requestLaunch, toLaunchTimeout } from '@/lib/client/game/request-launch';
import { replacePage } from '@/lib/client/page/leave-page';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { notifyPlayClock } from '@/lib/client/safety/play-clock-store';
import { getSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { storeMoneyOwner } from '@/lib/client/track/money/money-owner';
import { trackEvent } from '@/lib/client/track/track-event';
import type { Failure } from '@/lib/shared/calls/envelope';
import { GAME_LAUNCH_TIMEOUT_MS } from '@/lib/shared/constants';
import { loginHrefOf } from '@/lib/shared/game/launch-href';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';

export type LaunchState =
  | { readonly phase: 'waiting' | 'asking' | 'locked' }
  | { readonly phase: 'opening' | 'playing'; readonly gameUrl: string }
  | { readonly phase: 'failed'; readonly failure: Failure };

export type LaunchRules = {
  readonly open: 'embed' | 'redirect';
  readonly isConfirmDue: boolean;
  readonly isInAppOnly: boolean;
};

const TRACKING_LIMIT_MS = 1_000;

/** A slow page leaves the game this much of the time limit at least. */
const LEAST_MS = 7_000;

/** No game opens before the player's break ends. */
const LOCKED: LaunchState = { phase: 'locked' };

function trackLaunch({ game, isTrial }: LaunchPlan): void {
  trackEvent(isTrial ? 'startTrial' : 'gameLaunch', {
    vendor: game.vendor,
    gameCode: game.code || undefined,
  });
  if (game.code !== '') addRecent(game, Date.now());
}

/** Launch pages load no event delivery: it loads beside the call, with 1 s at most before a redirect. */
function prepareTracking(): Promise<void> {
  const loading = import('@/lib/client/track/delivery/start-tracking');
  return withTimeLimit(
    loading.then(({ startTracking }) => startTracking()),
    TRACKING_LIMIT_MS,
  );
}

/** A game in place of the page is out of sight: the play clock pauses until the player returns. */
function leaveForGame(gameUrl: string): void {
  notifyPlayClock({ type: 'away', now: Date.now() });
  // Its origin may send the player back with a movement.
  writeStored(STORED.launchedOrigin, new URL(gameUrl).origin);
  replacePage(gameUrl);
}

function goToLogin(): void {
  replacePage(loginHrefOf(window.location.pathname, new URLSearchParams(window.location.search)));
}

type Deadline = {
  /** A launch waits for an unknown session. */
  readonly isWaiting: boolean;
  readonly tappedAtMs: RefObject<number>;
  readonly fail: (failure: Failure) => void;
};

// One time limit from the tap until the game shows or the page is left.
function useDeadline({ phase }: LaunchState, { isWaiting, tappedAtMs, fail }: Deadline): void {
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

function markTap(tappedAtMs: RefObject<number>): void {
  tappedAtMs.current = performance.now();
}

/** Runs a launch; starts automatically once the session is known, unless a tap is due. */
export function useLaunch(plan: LaunchPlan, rules: LaunchRules) {
  const [state, setState] = useState<LaunchState>({ phase: 'waiting' });
  const session = useSession().state;
  const attempt = useRef(0);
  // The tap on another page led here: the page's own start is its time.
  const tappedAtMs = useRef(0);
  const fail = useCallback((failure: Failure) => {
    attempt.current += 1;
    handleFailure(failure);
    setState({ phase: 'failed', failure });
  }, []);
  const { open, isInAppOnly, isConfirmDue } = rules;
  const start = useCallback(async () => {
    if (getBreakEnd() !== undefined) return setState(LOCKED);
    if (isInAppOnly && getAppMode() === 'browser') return fail(toLocalFailure('label_start_game_error'));
    if (!plan.isTrial && getSession().state === 'visitor') return goToLogin();
    attempt.current += 1;
    const mine = attempt.current;
    setState({ phase: 'asking' });
    const tracking = prepareTracking();
    const result = await requestLaunch(plan);
    if (open === 'redirect') await tracking;
    if (mine !== attempt.current) return;
    if (!result.ok) return result.code === 'play_break' ? setState(LOCKED) : fail(result);
    trackLaunch(plan);
    storeMoneyOwner(new URL(result.value).origin);
    setState({ phase: 'opening', gameUrl: result.value });
    if (open === 'redirect') leaveForGame(result.value);
  }, [plan, open, isInAppOnly, fail]);
  // The age check blocks launches, and its answer is a tap.
  const isHeld = useSyncExternalStore(subscribeAge, isAgeDue, () => true);
  useEffect(() => subscribeAge(() => markTap(tappedAtMs)), []);
  const isWanted = state.phase === 'waiting' && !isConfirmDue && !isHeld;
  const isUnknown = !plan.isTrial && session === 'unknown';
  useDeadline(state, { isWaiting: isWanted && isUnknown, tappedAtMs, fail });
  useEffect(() => {
    if (isWanted && !isUnknown) void start();
  }, [isWanted, isUnknown, start]);
  const ready = useCallback(
    () => setState((now) => (now.phase === 'opening' ? { ...now, phase: 'playing' } : now)),
    [],
  );
  const startByTap = (): void => {
    markTap(tappedAtMs);
    void start();
  };
  return { state, start: startByTap, ready };
}
