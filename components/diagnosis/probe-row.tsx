import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { ProbeId } from '@/lib/client/diagnosis/probe-table';
import styles from './diagnosis.module.css';

type ProbeRowProps = {
  readonly id: ProbeId;
  /** Not known yet in server HTML and while the browser is being asked. */
  readonly isFound: boolean | undefined;
};

/** One question to the browser: yes, or no and what that means for the player. */
export function ProbeRow({ id, isFound }: ProbeRowProps) {
  const t = useTranslations('diagnosis');
  if (isFound === undefined) {
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
      <span className={isFound ? styles.yes : styles.no}>
        <Icon name={isFound ? 'check' : 'close'} size="small" />
      </span>
      <span className={styles.words}>
        {t(id)}
        {!isFound && <span className={styles.why}>{t(`${id}Why`)}</span>}
      </span>
      <span className={styles.state}>{t(isFound ? 'yes' : 'no')}</span>
    </li>
  );
}
