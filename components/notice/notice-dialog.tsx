'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/notice/modal';
import { TextLines } from '@/components/notice/text-lines';
import { useOverlayText } from '@/components/notice/use-overlay-text';
import { ActionButton } from '@/components/ui/button/action-button';
import { SupportCode } from '@/components/ui/support-code/support-code';
import type { Notice } from '@/lib/client/notice/notice-store';
import { leaveTo } from '@/lib/client/page/leave-page';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { toHref } from '@/lib/shared/routes';
import styles from './notice.module.css';

type NoticeDialogProps = { readonly notice: Notice; readonly onClose: () => void };

function follow({ buttonTo }: Notice, onClose: () => void): void {
  onClose();
  // Already there: navigating would only empty the form.
  if (buttonTo === undefined || window.location.pathname === buttonTo) return;
  leaveTo(toHref(buttonTo, {}, new URLSearchParams(window.location.search)));
}

/** Notice: title, text, a support code if the failure has a trace, one button. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useTranslations('notice');
  const toText = useOverlayText();
  const code = supportCodeOf(notice.traceId ?? '');
  return (
    <Modal isAlert onClose={onClose} title={t('title')}>
      <p className={styles.text}>
        <TextLines text={toText(notice)} />
      </p>
      <ActionButton onClick={() => follow(notice, onClose)} wide>
        {t(notice.button ?? 'confirm')}
      </ActionButton>
      {code !== undefined && (
        <SupportCode
          code={code}
          copiedLabel={t('codeCopied')}
          copyLabel={t('copyCode')}
          label={t('supportCode')}
          sendLabel={t('sendCode')}
        />
      )}
    </Modal>
  );
}
