import 'client-only';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isAgeDue, subscribeAge } from '@/lib/client/age/age-store';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { getAppMode } from '@/lib/client/device/app-mode';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { addRecent } from '@/lib/client/game/recents';
import { requestLaunch } from '@/lib/client/game/request-launch';
import { useDeadline } from '@/lib/client/game/use-deadline';
import { replacePage } from '@/lib/client/page/leave-page';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { notifyPlayClock } from '@/lib/client/safety/play-clock-store';
import { getMemberId, getSession, refreshSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';
import { restoreSession } from '@/lib/client/session-flow/watch-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { storeMoneyOwner } from '@/lib/client/track/money/money-owner';
import { trackEvent } from '@/lib/client/track/track-event';
import type { Failure, Result } from '@/lib/shared/calls/envelope';
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

/** Requests the game. Another tab may act meanwhile: a break that it begins is a refusal; undefined once it has logged in another member. */
async function requestGame(plan: LaunchPlan, open: LaunchRules['open']): Promise<Result<string> | undefined> {
  const memberId = getMemberId();
  const tracking = prepareTracking();
  const result = await requestLaunch(plan);
  if (open === 'redirect') await tracking;
  if (getBreakEnd() !== undefined) return toLocalFailure('play_break');
  // A tap may start a launch before the session is known.
  if (plan.isTrial || memberId === '' || !result.ok) return result;
  if (refreshSession().state === 'unknown') await restoreSession();
  return getMemberId() === memberId ? result : undefined;
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
    const result = await requestGame(plan, open);
    if (!result || mine !== attempt.current) return;
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
  useDeadline(state.phase, { isWaiting: isWanted && isUnknown, tappedAtMs, fail });
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
