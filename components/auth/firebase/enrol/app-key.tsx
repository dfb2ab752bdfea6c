import { useTranslations } from 'next-intl';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import type { TotpEnrolment } from '@/lib/client/firebase/enrolment';
import { useQr } from '@/lib/client/referral/use-qr';

/** The key of an authenticator app, as a QR code and as text for a phone that reads this page itself. */
export function AppKey({ app }: { readonly app: TotpEnrolment }) {
  const t = useTranslations('firebase');
  const src = useQr(app.address)?.src;
  return (
    <>
      <p className={styles.text}>{t('enrolScan')}</p>
      <div aria-busy={!src} className={styles.plate}>
        {src && <img alt="" height="180" src={src} width="180" />}
      </div>
      <code className={styles.key}>{app.secret.secretKey}</code>
    </>
  );
}
