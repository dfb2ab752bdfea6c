import { useTranslations } from 'next-intl';
import { Fragment, useRef, useState } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import type { TotpEnrolment } from '@/lib/client/firebase/enrolment';
import { showToast } from '@/lib/client/notice/notice-store';
import { copyText } from '@/lib/client/share/copy-text';
import { useQr } from '@/lib/client/share/use-qr';

const GROUP = /.{1,4}/gu;

/** Groups of four characters, with room between them that a copied selection does not have. */
function KeyGroups({ text }: { readonly text: string }) {
  const groups = (text.match(GROUP) ?? []).map((letters, place) => ({ id: `${place} ${letters}`, letters }));
  return groups.map(({ id, letters }) => (
    <Fragment key={id}>
      <span className={styles.group}>{letters}</span>
      <wbr />
    </Fragment>
  ));
}

/** The key of an authenticator app, as a QR code and as text for a phone that reads this page itself. */
export function AppKey({ app }: { readonly app: TotpEnrolment }) {
  const t = useTranslations('firebase');
  const src = useQr(app.address)?.src;
  const [isCopied, setCopied] = useState(false);
  const key = useRef<HTMLElement>(null);
  async function copy(): Promise<void> {
    const isDone = await copyText(app.secret.secretKey);
    setCopied(isDone);
    if (isDone) showToast({ text: t('enrolCopied') });
    // A refused copy leaves the key selected for the player's own.
    else if (key.current) getSelection()?.selectAllChildren(key.current);
  }
  return (
    <>
      <p className={styles.text}>{t('enrolScan')}</p>
      <div aria-busy={!src} className={styles.plate}>
        {src && <img alt="" height="180" src={src} width="180" />}
      </div>
      <code className={styles.key} dir="ltr" ref={key}>
        <KeyGroups text={app.secret.secretKey} />
      </code>
      <ActionButton look="quiet" onClick={() => void copy()} wide>
        <Icon name={isCopied ? 'check' : 'copy'} size="small" />
        {t('enrolCopy')}
      </ActionButton>
    </>
  );
}
