'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { forceFullScreen, isFullScreenDue } from '@/lib/client/game/force-full-screen';
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
