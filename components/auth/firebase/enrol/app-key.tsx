import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import type { TotpEnrolment } from '@/lib/client/firebase/enrolment';
import { drawQr } from '@/lib/client/referral/draw-qr';

/** The key of an authenticator app, as a QR code and as text for a phone that reads this page itself. */
export function AppKey({ app }: { readonly app: TotpEnrolment }) {
  const t = useTranslations('firebase');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    drawQr(app.address).then(
      (drawn) => isCurrent && setSrc(drawn),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [app]);
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
