'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { readSheetTheme } from '@/components/install/coach/read-sheet-theme';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { OpenSheet } from '@/components/ui/sheet/open-sheet';
import { readPlaceSigns } from '@/lib/client/device/app-mode';
import { dispatchInstall } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { readCoachKind } from '@/lib/client/install/read-install-facts';
import { copyText } from '@/lib/client/share/copy-text';
import { ROUTES } from '@/lib/shared/routes';
import { externalBrowserOf } from '@/lib/shared/webview/external-browser';
import { signInRejectionOf } from '@/lib/shared/webview/sign-in-place';
import styles from './coach.module.css';
import { CoachSteps } from './coach-steps';

/** Address to copy by one tap, or to read and select. */
function CopyAddress({ address }: { readonly address: string }) {
  const t = useTranslations('install');
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    const isDone = await copyText(address);
    setCopied(isDone);
    // A refused copy leaves the address selected for the player's own.
    if (!isDone && shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  return (
    <>
      <code className={styles.address} ref={shown}>
        {address}
      </code>
      <ActionButton look="quiet" onClick={() => void copy()} wide>
        {t(isCopied ? 'addressCopied' : 'copyAddress')}
      </ActionButton>
      <p aria-live="polite" className={styles.hint}>
        {isCopied ? t('copyHint') : ''}
      </p>
    </>
  );
}

/** On a computer: what its browser may offer, and the address for the phone. */
function PhoneAddress() {
  const t = useTranslations('install');
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('desktopText')}</p>
      <CopyAddress address={`${window.location.origin}${ROUTES.home}`} />
    </div>
  );
}

/** An app's browser has no home screen: a link out of it, with the address. */
function WebviewExit({ brand }: { readonly brand: string }) {
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

function Content({ brand }: { readonly brand: string }) {
  const kind = readCoachKind();
  if (kind === 'webview') return <WebviewExit brand={brand} />;
  if (kind === 'desktop') return <PhoneAddress />;
  return <CoachSteps brand={brand} kind={kind} />;
}

/** Leads to the home screen without a browser prompt: by steps, out of an app's browser, or to the phone. */
export function CoachSheet() {
  const t = useTranslations('install');
  const theme = readSheetTheme();
  const brand = readIdentity().name;
  return (
    <OpenSheet
      closeLabel={t('close')}
      look={theme}
      onClose={() => dispatchInstall('closed')}
      title={t('coachTitle', { brand })}
    >
      <Content brand={brand} />
    </OpenSheet>
  );
}
