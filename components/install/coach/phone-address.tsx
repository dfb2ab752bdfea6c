import { useTranslations } from 'next-intl';
import { ROUTES } from '@/lib/shared/routes';
import styles from './coach.module.css';
import { CopyAddress } from './copy-address';

/** On a computer: what its browser may offer, and the address for the phone. */
export function PhoneAddress() {
  const t = useTranslations('install');
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('desktopText')}</p>
      <CopyAddress address={`${window.location.origin}${ROUTES.home}`} />
    </div>
  );
}
