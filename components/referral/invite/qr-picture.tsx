'use client';

import { useTranslations } from 'next-intl';
import buttons from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import { useQr } from '@/lib/client/share/use-qr';
import styles from './invitation.module.css';

/** QR code on a white background, with a download. */
export function QrPicture({ link }: { readonly link: string }) {
  const t = useTranslations('referral');
  const drawing = useQr(link);
  if (drawing && drawing.src === undefined) return <p className={styles.hint}>{t('qrFailed')}</p>;
  return (
    <figure className={styles.qr}>
      <div aria-busy={!drawing} className={styles.plate}>
        {drawing?.src && <img alt={t('qrAlt')} height="228" src={drawing.src} width="228" />}
      </div>
      <figcaption className={styles.hint}>{t('qrHint')}</figcaption>
      {drawing?.src && (
        <a className={`${buttons.button} ${buttons.quiet}`} download="invitation.png" href={drawing.src}>
          <Icon name="download" size="small" />
          {t('qrSave')}
        </a>
      )}
    </figure>
  );
}
