'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useId, useState } from 'react';
import { PixelStart } from '@/components/pixel/pixel-start';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { useAutoHide } from '@/lib/client/game/use-auto-hide';
import { useFullScreen } from '@/lib/client/game/use-full-screen';
import { getPlayClock } from '@/lib/client/safety/play-clock-store';
import { GAME_CHROME } from '@/lib/shared/constants';
import { formatClock } from '@/lib/shared/game/format-clock';
import { ROUTES } from '@/lib/shared/routes';
import { playedMsOf } from '@/lib/shared/safety/play-clock';
import styles from './game-chrome.module.css';

type GameChromeProps = {
  readonly back: string;
  readonly openedAt: number;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onReload: () => void;
};

type ControlProps = { readonly icon: IconName; readonly label: string; readonly onClick: () => void };

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button aria-label={label} className={styles.control} onClick={onClick} title={label} type="button">
      <Icon name={icon} />
    </button>
  );
}

function ChromeLinks({ back }: { readonly back: string }) {
  const t = useTranslations('play');
  return (
    <>
      <a aria-label={t('back')} className={styles.control} href={back} title={t('back')}>
        <Icon flips name="back" />
      </a>
      <a aria-label={t('home')} className={styles.control} href={ROUTES.home} title={t('home')}>
        <Icon name="home" />
      </a>
    </>
  );
}

/** Time played in this session, for guests since this game opened; digits run left to right in every language. */
function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => {
      const clock = getPlayClock();
      const now = Date.now();
      setElapsed(clock ? playedMsOf(clock, now) : now - openedAt);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [openedAt]);
  return <bdi dir="ltr">{formatClock(elapsedMs)}</bdi>;
}

/** Controls around an embedded game: shown for some seconds, then reduced to a handle; a tap or keyboard focus brings them back. */
export function GameChrome({ back, openedAt, stage, onReload }: GameChromeProps) {
  const t = useTranslations('play');
  const id = useId();
  const { isOpen, toggle, handlers } = useAutoHide(GAME_CHROME.hideAfterMs);
  const full = useFullScreen(stage);
  return (
    <div className={styles.chrome} data-open={isOpen} {...handlers}>
      <nav aria-label={t('controls')} className={styles.bar} id={id} inert={!isOpen}>
        <ChromeLinks back={back} />
        <span aria-label={t('clock')} className={styles.clock} role="timer">
          <Icon name="clock" size="small" />
          <SessionClock openedAt={openedAt} />
        </span>
        <Control icon="retry" label={t('reload')} onClick={onReload} />
        {full.isSupported && (
          <Control
            icon={full.isOn ? 'shrink' : 'expand'}
            label={t(full.isOn ? 'leaveFullScreen' : 'fullScreen')}
            onClick={full.toggle}
          />
        )}
        <a
          aria-label={t('serviceNewTab')}
          className={styles.control}
          href={ROUTES.service}
          rel="noopener"
          target="_blank"
          title={t('service')}
        >
          <Icon name="headset" />
        </a>
      </nav>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={styles.handle}
        onClick={toggle}
        type="button"
      >
        <span className="visually-hidden">{t('controls')}</span>
        <span aria-hidden="true" className={styles.grip}>
          <SessionClock openedAt={openedAt} />
          <Icon name="chevron" size="small" />
        </span>
      </button>
      <PixelStart />
    </div>
  );
}
