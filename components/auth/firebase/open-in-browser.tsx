'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { copyText } from '@/lib/client/share/copy-text';
import { formatList } from '@/lib/shared/locale/format-list';
import { externalBrowserOf } from '@/lib/shared/webview/external-browser';
import type { BlockedSignIn } from '@/lib/shared/webview/sign-in-place';
import styles from './firebase.module.css';

type OpenInBrowserProps = { readonly blocked: BlockedSignIn; readonly methods: readonly string[] };

const TEXTS = {
  webview: 'webviewTextUnnamed',
  native: 'nativeText',
  'ios-homescreen': 'homescreenText',
} as const;

/** Copies the address; if that is refused, shows it for selection. */
function CopyAddress() {
  const t = useTranslations('firebase');
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const address = window.location.href;
  const copy = async () => setState((await copyText(address)) ? 'copied' : 'shown');
  return (
    <>
      <ActionButton look="quiet" onClick={() => void copy()} wide>
        {t(state === 'copied' ? 'addressCopied' : 'copyAddress')}
      </ActionButton>
      {state === 'shown' && <code className={styles.address}>{address}</code>}
      <p aria-live="polite" className={styles.adviceHint}>
        {state === 'idle' ? '' : t('copyHint')}
      </p>
    </>
  );
}

/** Replaces buttons that an app's browser would reject by a link to the phone's browser. */
export function OpenInBrowser({ blocked, methods }: OpenInBrowserProps) {
  const t = useTranslations('firebase');
  const list = formatList(methods, useLocale());
  const text = blocked.app
    ? t('webviewText', { ways: list, app: blocked.app })
    : t(TEXTS[blocked.reason], { ways: list });
  const out = externalBrowserOf(blocked, window.location.href);
  return (
    <div className={styles.advice}>
      <p>{text}</p>
      {out.kind === 'link' ? (
        <ButtonLink href={out.href} look="quiet" reload size="wide">
          {t('openBrowser')}
        </ButtonLink>
      ) : (
        <CopyAddress />
      )}
    </div>
  );
}
