import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import styles from './play-timer.module.css';

/** Time played in this session; lib/client/safety/watch-safety fills in the digits. Not announced each second. */
export function PlayTimer({ isLarge }: { readonly isLarge?: boolean }) {
  const t = useTranslations('playBreak');
  return (
    <span
      aria-label={t('clock')}
      className={`${styles.clock}${isLarge ? ` ${styles.large}` : ''}`}
      data-for="member"
      role="timer"
      title={t('clock')}
    >
      <Icon name="clock" size={isLarge ? 'large' : 'small'} />
      <bdi className={styles.digits} data-play-clock dir="ltr" suppressHydrationWarning />
    </span>
  );
}
