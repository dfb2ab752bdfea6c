'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { forceFullScreen, isFullScreenDue } from '@/lib/client/game/force-full-screen';
import { watchGame } from '@/lib/client/game/watch-game';
import { replacePage } from '@/lib/client/page/leave-page';
import { notifyRound, setGameShown } from '@/lib/client/safety/round-store';
import { GameChrome } from './game-chrome';
import styles from './game-stage.module.css';

/** Takes the first tap on a game that opened without a tap: browsers give full screen on a tap only, and taps in a frame do not reach us. */
export function FullScreenCover() {
  const t = useTranslations('play');
  const [isDue, setDue] = useState(isFullScreenDue);
  if (!isDue) return null;
  const fill = () => {
    forceFullScreen();
    setDue(false);
  };
  return (
    <button className={styles.cover} onClick={fill} type="button">
      <span className={styles.hint}>
        <Icon name="expand" size="small" />
        {t('fullScreen')}
      </span>
    </button>
  );
}

type GameStageProps = {
  readonly gameUrl: string;
  readonly name: string;
  readonly back: string;
  readonly isPlaying: boolean;
  /** When this game opened first, in epoch ms. */
  readonly openedAt?: number;
  readonly onReady: () => void;
  readonly onReload: () => void;
};

/** Games run scripts, open help pages and go full screen; they never navigate the page around them. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock allow-presentation';
const FEATURES = 'fullscreen; autoplay; screen-wake-lock; encrypted-media; clipboard-write';

/** Embedded game over the whole screen, with controls. Mounted from the start and shown when ready. */
export function GameStage(props: GameStageProps) {
  const { gameUrl, name, back, isPlaying, openedAt, onReady, onReload } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = watchGame({ frame: element, gameUrl }, ({ type }) => {
      if (type === 'loaded') onReady();
      else if (type === 'close') replacePage(back);
      else if (type !== 'deposit') notifyRound(type, Date.now());
    });
    return () => {
      stop();
      // A closed or reloaded game leaves no open round.
      notifyRound('roundEnd', Date.now());
    };
  }, [gameUrl, back, onReady]);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
    setGameShown(isPlaying);
    return () => setGameShown(false);
  }, [isPlaying]);
  return (
    <div className={styles.stage} data-playing={isPlaying} inert={!isPlaying} ref={stage}>
      {isPlaying && (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <GameChrome back={back} onReload={onReload} openedAt={openedAt ?? 0} stage={stage} />
        </>
      )}
      <iframe
        allow={FEATURES}
        className={styles.frame}
        onLoad={onReady}
        ref={frame}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={SANDBOX}
        src={gameUrl}
        title={name}
      />
      {isPlaying && <FullScreenCover />}
    </div>
  );
}
