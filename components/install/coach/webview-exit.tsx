import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { readPlaceSigns } from '@/lib/client/webview/read-place-signs';
import { externalBrowserOf } from '@/lib/shared/webview/external-browser';
import { signInRejectionOf } from '@/lib/shared/webview/sign-in-place';
import styles from './coach.module.css';
import { CopyAddress } from './copy-address';

/** An app's browser has no home screen: a link out of it, with the address. */
export function WebviewExit({ brand }: { readonly brand: string }) {
  const t = useTranslations('install');
  const blocked = signInRejectionOf(readPlaceSigns());
  const address = window.location.href;
  const out = blocked && externalBrowserOf(blocked, address);
  const app = blocked?.app;
  return (
    <div className={styles.body}>
      <p className={styles.text}>
        {app ? t('webviewText', { app, brand }) : t('webviewTextUnnamed', { brand })}
      </p>
      {out?.kind === 'link' ? (
        <ButtonLink href={out.href} reload size="wide">
          {t('openBrowser')}
        </ButtonLink>
      ) : (
        <CopyAddress address={address} />
      )}
    </div>
  );
}
