'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { LaunchStatus } from '@/components/game/launch-status';
import { forceFullScreen } from '@/lib/client/game/force-full-screen';
import { useGameOwner } from '@/lib/client/game/use-game-owner';
import { type LaunchRules, useLaunch } from '@/lib/client/game/use-launch';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';
import styles from './launch.module.css';
import { GameStage } from './stage/game-stage';

type GameLaunchProps = {
  readonly plan: LaunchPlan;
  readonly rules: LaunchRules;
  readonly name: string;
  readonly back: string;
  /** Shown until the game is. */
  readonly children: ReactNode;
  /** End of the screen: age and licence. */
  readonly note: ReactNode;
};

/** Opens a game: loading screen, failure, and the stage of an embedded game. */
export function GameLaunch({ plan, rules, name, back, children, note }: GameLaunchProps) {
  const { state, start, ready } = useLaunch(plan, rules);
  useGameOwner(plan.isTrial ? undefined : back);
  const [openedAt, setOpenedAt] = useState<number>();
  const isPlaying = state.phase === 'playing';
  const onReady = useCallback(() => {
    setOpenedAt((before) => before ?? Date.now());
    ready();
  }, [ready]);
  const startByTap = () => {
    if (rules.open === 'embed') forceFullScreen();
    start();
  };
  return (
    // Unnamed once there is a game: the frame has a main part of its own.
    <main aria-label={isPlaying ? name : undefined} data-signed-out={plan.isTrial ? undefined : back}>
      <div className={styles.screen} data-phase={state.phase} hidden={isPlaying}>
        {children}
        <LaunchStatus
          back={back}
          isConfirmDue={rules.isConfirmDue}
          isEmbedded={rules.open === 'embed'}
          start={startByTap}
          state={state}
        />
        {note}
      </div>
      {rules.open === 'embed' && 'gameUrl' in state && (
        <GameStage
          back={back}
          gameUrl={state.gameUrl}
          isPlaying={isPlaying}
          name={name}
          onReady={onReady}
          onReload={start}
          openedAt={openedAt}
        />
      )}
    </main>
  );
}
