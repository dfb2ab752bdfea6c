'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/auth/social/choose/choose-dialog.module.css';
import { Modal } from '@/components/notice/modal';
import { TextLines } from '@/components/notice/text-lines';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import type { Failure } from '@/lib/shared/calls/envelope';
import { ROUTES } from '@/lib/shared/routes';
import { stripSuffix } from '@/lib/shared/social/unbound';

export type UnknownAccountProps = { readonly failure: Failure; readonly onClose: () => void };

/** A user name without an account: create one, or try another name; what was typed stays. */
export function UnknownAccount({ failure, onClose }: UnknownAccountProps) {
  const t = useTranslations('auth');
  const social = useTranslations('social');
  const query = new URLSearchParams(window.location.search);
  return (
    <Modal onClose={onClose} title={t('unknownTitle')}>
      <p className={styles.text} dir="auto">
        <TextLines text={stripSuffix(failure.message) || t('unknownText')} />
      </p>
      <div className={styles.ways}>
        <ButtonLink href={signInHref(ROUTES.register, query)} replaces size="wide">
          {social('createNew')}
        </ButtonLink>
        <ActionButton look="quiet" onClick={onClose} wide>
          {social('useExisting')}
        </ActionButton>
      </div>
    </Modal>
  );
}
