// One launch from the tap to the game: who may, the call, the ten seconds, and what went wrong (G1, G2, G4 to G6).
import 'client-only';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { getAppMode } from '@/lib/client/device/app-mode';
import { addRecent } from '@/lib/client/game/recents';
import { requestLaunch, toLaunchTimeout } from '@/lib/client/game/request-launch';
import { handleFailure } from '@/lib/client/notice/handle-failure';
import { replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';
import { trackEvent } from '@/lib/client/track/track-event';
import type { Failure } from '@/lib/shared/calls/envelope';
import { TIMING } from '@/lib/shared/constants';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';
import { loginHrefOf } from '@/lib/shared/game/login-href';

/** How far a launch is. */
export type LaunchState =
  | { readonly phase: 'waiting' | 'asking' }
  | { readonly phase: 'opening' | 'playing'; readonly gameUrl: string }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** How this page launches. */
export type LaunchRules = {
  readonly open: 'embed' | 'redirect';
  /** The player must tap first (ruling 52). */
  readonly isConfirmDue: boolean;
  /** Games open in the app or from the home screen only (G6). */
  readonly isInAppOnly: boolean;
};

function tellLaunch({ game, isTrial }: LaunchPlan): void {
  trackEvent(isTrial ? 'startTrial' : 'gameLaunch', {
    vendor: game.vendor,
    gameCode: game.code || undefined,
  });
  if (game.code !== '') addRecent(game, Date.now());
}

function goToLogin(): void {
  replacePage(loginHrefOf(window.location.pathname, new URLSearchParams(window.location.search)));
}

/** A launch whose game is neither here nor loaded in time has failed (G2). */
function useDeadline(state: LaunchState, fail: (failure: Failure) => void): void {
  const isOpening = state.phase === 'opening';
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => {
      // A navigation that is still on its way would replace the page under the player's hands.
      window.stop();
      fail(toLaunchTimeout());
    }, TIMING.gameLaunchTimeoutMs);
    return () => clearTimeout(timer);
  }, [isOpening, fail]);
}

/** Runs a launch (SPEC §4, §8). It starts by itself once it is known who is signed in, unless a tap is due. */
export function useLaunch(plan: LaunchPlan, rules: LaunchRules) {
  const [state, setState] = useState<LaunchState>({ phase: 'waiting' });
  const session = useSession().state;
  const attempt = useRef(0);
  const fail = useCallback((failure: Failure) => {
    handleFailure(failure);
    setState({ phase: 'failed', failure });
  }, []);
  const { open, isInAppOnly, isConfirmDue } = rules;
  const start = useCallback(async () => {
    if (isInAppOnly && getAppMode() === 'browser') return fail(toLocalFailure('label_start_game_error'));
    if (!plan.isTrial && getSession().state === 'visitor') return goToLogin();
    attempt.current += 1;
    const mine = attempt.current;
    setState({ phase: 'asking' });
    const result = await requestLaunch(plan);
    if (mine !== attempt.current) return;
    if (!result.ok) return fail(result);
    tellLaunch(plan);
    setState({ phase: 'opening', gameUrl: result.value });
    if (open === 'redirect') replacePage(result.value);
  }, [plan, open, isInAppOnly, fail]);
  useDeadline(state, fail);
  const isDue = state.phase === 'waiting' && !isConfirmDue && (plan.isTrial || session !== 'unknown');
  useEffect(() => {
    if (isDue) void start();
  }, [isDue, start]);
  const ready = useCallback(
    () => setState((now) => (now.phase === 'opening' ? { ...now, phase: 'playing' } : now)),
    [],
  );
  return { state, start: () => void start(), ready };
}
