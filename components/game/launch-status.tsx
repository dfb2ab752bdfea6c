'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect } from 'react';
import { BreakEndedPanel, LockedPanel } from '@/components/safety/break/locked-panel';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { canForceFullScreen, forceFullScreen } from '@/lib/client/game/force-full-screen';
import type { LaunchState } from '@/lib/client/game/use-launch';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { ROUTES } from '@/lib/shared/routes';
import styles from './launch.module.css';
import { LaunchFailure } from './launch-failure';

function onTap({ target }: MouseEvent): void {
  if (target instanceof Element && !target.closest('a, button')) forceFullScreen();
}

/** Offers full screen while a game loads. Browsers require a tap; one anywhere counts. */
export function FullScreenButton() {
  const t = useTranslations('play');
  const isOffered = useHydrated() && canForceFullScreen();
  useEffect(() => {
    if (!isOffered) return;
    document.addEventListener('click', onTap);
    return () => document.removeEventListener('click', onTap);
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <ActionButton look="quiet" onClick={forceFullScreen}>
      {t('fullScreen')}
    </ActionButton>
  );
}

type LaunchStatusProps = {
  readonly state: LaunchState;
  readonly isConfirmDue: boolean;
  readonly isEmbedded: boolean;
  readonly back: string;
  readonly start: () => void;
};

/** Button that a link from elsewhere must wait for; before script runs, its form loads the page unconfirmed. */
function LaunchConfirm({ back, start }: Pick<LaunchStatusProps, 'back' | 'start'>) {
  const t = useTranslations('play');
  const wanted = [...useSearchParams()].filter(([name]) => name !== CONFIRM_QUERY);
  const startHere = (event: SyntheticEvent): void => {
    event.preventDefault();
    start();
  };
  return (
    <div className={`${styles.status} needs-script`}>
      <p className={styles.text}>{t('confirm')}</p>
      <form action={ROUTES.launchGame} onSubmit={startHere}>
        {wanted.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <ActionButton type="submit" wide>
          {t('start')}
        </ActionButton>
      </form>
      <ButtonLink href={back} look="quiet" reload size="wide">
        {t('cancel')}
      </ButtonLink>
    </div>
  );
}

type LaunchProgressProps = Pick<LaunchStatusProps, 'back' | 'isEmbedded'> & { readonly phase: string };

/** Names what the player waits for; progress is unknown. */
function LaunchProgress({ back, isEmbedded, phase }: LaunchProgressProps) {
  const t = useTranslations('play');
  return (
    <div className={`${styles.status} needs-script`}>
      <span aria-hidden="true" className={styles.progress} />
      <p className={styles.text} role="status">
        {t(phase === 'opening' || phase === 'asking' ? phase : 'waiting')}
      </p>
      {isEmbedded && <FullScreenButton />}
      <ButtonLink href={back} look="quiet" reload>
        {t('cancel')}
      </ButtonLink>
    </div>
  );
}

/** Replaces a game during a break, and what follows it. */
function LaunchBreak({ back }: { readonly back: string }) {
  const { pathname, search } = window.location;
  return (
    <>
      <LockedPanel back={back} />
      <BreakEndedPanel again={pathname + search} back={back} />
    </>
  );
}

/** Below the game's name until it opens: button, progress or failure. */
export function LaunchStatus({ state, isConfirmDue, isEmbedded, back, start }: LaunchStatusProps) {
  if (state.phase === 'failed') return <LaunchFailure back={back} failure={state.failure} start={start} />;
  if (state.phase === 'locked') return <LaunchBreak back={back} />;
  if (state.phase === 'waiting' && isConfirmDue) return <LaunchConfirm back={back} start={start} />;
  return <LaunchProgress back={back} isEmbedded={isEmbedded} phase={state.phase} />;
}
