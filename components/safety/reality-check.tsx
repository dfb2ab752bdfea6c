'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { useBreakEnd } from '@/lib/client/safety/break-store';
import { confirmReality, getReality, subscribeReality } from '@/lib/client/safety/reality-store';
import { useSignOut } from '@/lib/client/session-flow/use-sign-out';
import { formatClock } from '@/lib/shared/game/format-clock';
import { ROUTES } from '@/lib/shared/routes';
import { formatPlayed } from '@/lib/shared/safety/format-span';
import styles from './reality-check.module.css';

const goOn = () => confirmReality(Date.now());

/** Signs out everywhere and leads home. */
function Leave() {
  const t = useTranslations('saferPlay');
  const { isBusy, run } = useSignOut();
  return (
    <ActionButton isBusy={isBusy} look="quiet" onClick={run} wide>
      {t(isBusy ? 'leaving' : 'leave')}
    </ActionButton>
  );
}

/** Shows the time played at each interval; closed only by the player's answer. */
export function RealityCheck() {
  const t = useTranslations('saferPlay');
  const locale = useLocale();
  const playedMs = useSyncExternalStore(subscribeReality, getReality, () => undefined);
  const isOnBreak = useBreakEnd() !== undefined;
  if (playedMs === undefined) return null;
  return (
    <Modal
      art={
        <span className={styles.sign}>
          <Icon name="clock" size="large" />
        </span>
      }
      isAlert
      isHeld
      onClose={goOn}
      title={t('title')}
    >
      <p className={styles.played}>
        <bdi aria-hidden="true" className={styles.digits} dir="ltr">
          {formatClock(playedMs)}
        </bdi>
        {t('played', { span: formatPlayed(playedMs, locale) })}
      </p>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.actions}>
        <ActionButton onClick={goOn} wide>
          {t('continue')}
        </ActionButton>
        <Leave />
        {!isOnBreak && (
          <a className={styles.break} href={ROUTES.safety} onClick={goOn}>
            {t('break')}
          </a>
        )}
      </div>
    </Modal>
  );
}
