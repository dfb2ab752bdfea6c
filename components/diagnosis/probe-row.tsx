import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { ProbeId } from '@/lib/client/diagnosis/probe-table';
import styles from './diagnosis.module.css';

type ProbeRowProps = {
  readonly id: ProbeId;
  /** Undefined in server HTML and while the browser is probed. */
  readonly isSupported: boolean | undefined;
};

/** One probe: yes, or no with the consequence for the player. */
export function ProbeRow({ id, isSupported }: ProbeRowProps) {
  const t = useTranslations('diagnosis');
  if (isSupported === undefined) {
    return (
      <li className={styles.probe}>
        <span className={`${styles.waiting} needs-script`} />
        <span className={styles.words}>{t(id)}</span>
        <span aria-busy="true" className={`${styles.state} needs-script`}>
          {t('waiting')}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.probe}>
      <span className={isSupported ? styles.yes : styles.no}>
        <Icon name={isSupported ? 'check' : 'close'} size="small" />
      </span>
      <span className={styles.words}>
        {t(id)}
        {!isSupported && <span className={styles.why}>{t(`${id}Why`)}</span>}
      </span>
      <span className={styles.state}>{t(isSupported ? 'yes' : 'no')}</span>
    </li>
  );
}
