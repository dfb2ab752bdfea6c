import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import styles from './break-panel.module.css';

type OverPanelProps = { readonly again: string; readonly back: string };

/** Replaces a locked game when the break ends: nothing opens without a tap. */
export function BreakEndedPanel({ again, back }: OverPanelProps) {
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
