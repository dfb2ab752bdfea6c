import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES } from '@/lib/shared/routes';
import styles from './break-panel.module.css';
import { BreakUntil } from './break-until';

type BreakEndedPanelProps = { readonly again: string; readonly back: string };

/** Replaces a locked game when the break ends: nothing opens without a tap. */
export function BreakEndedPanel({ again, back }: BreakEndedPanelProps) {
  const t = useTranslations('playBreak');
  return (
    <section className={`${styles.panel} ${styles.over}`} role="status">
      <span className={styles.sign}>
        <Icon name="check" size="large" />
      </span>
      <h1 className={styles.title}>{t('overTitle')}</h1>
      <p className={styles.text}>{t('overText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={back} reload>
          {t('back')}
        </ButtonLink>
        <ButtonLink href={again} look="quiet" reload>
          {t('overGo')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Replaces a game during a break: until when, and links. */
export function LockedPanel({ back }: { readonly back: string }) {
  const t = useTranslations('playBreak');
  return (
    <section className={`${styles.panel} ${styles.locked}`}>
      <span className={styles.sign}>
        <Icon name="pause" size="large" />
      </span>
      <h1 className={styles.title}>{t('lockedTitle')}</h1>
      <p className={styles.text}>{t('lockedText')}</p>
      <p className={`${styles.text} ${styles.until} needs-script`}>
        {t('until')}
        <BreakUntil />
      </p>
      <div className={styles.actions}>
        <ButtonLink href={back} reload>
          {t('back')}
        </ButtonLink>
        <ButtonLink href={ROUTES.safety} look="quiet" reload>
          {t('more')}
        </ButtonLink>
      </div>
    </section>
  );
}
