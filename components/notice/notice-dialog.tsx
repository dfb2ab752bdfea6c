'use client';

import { useTranslations } from 'next-intl';
import { FailureCode } from '@/components/notice/failure-code';
import { Modal } from '@/components/notice/modal';
import { TextLines } from '@/components/notice/text-lines';
import { useOverlayText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import { storeThisPage } from '@/lib/client/auth/stored-go';
import { afterDialog } from '@/lib/client/notice/after-dialog';
import type { Notice, NoticeTitle } from '@/lib/client/notice/notice-store';
import { leaveTo } from '@/lib/client/page/leave-page';
import { isLaunchPath, ROUTES, toHref, trimPath } from '@/lib/shared/routes';
import styles from './notice.module.css';

type NoticeDialogProps = { readonly notice: Notice; readonly onClose: () => void };

function follow({ buttonTo }: Notice, onClose: () => void): void {
  onClose();
  // Already there: navigating would only empty the form.
  if (buttonTo === undefined || window.location.pathname === buttonTo) return;
  if (buttonTo === ROUTES.login) storeThisPage();
  const href = toHref(buttonTo, {}, new URLSearchParams(window.location.search));
  afterDialog(() => leaveTo(href));
}

const TITLE_OF_TEXT: Readonly<Record<string, NoticeTitle>> = {
  network_offline: 'titleOffline',
  internet_lost: 'titleOffline',
  network_error: 'titleNetwork',
  timeout: 'titleNetwork',
  verify_first: 'titleCheck',
  registration_unknown: 'titleNetwork',
  password_unknown: 'titleNetwork',
};

/** Returns a failure's title by the purpose of the page. */
function titleOfPage(path: string): NoticeTitle {
  if (isLaunchPath(path)) return 'titleGame';
  if (path === ROUTES.login) return 'titleEnter';
  return path === ROUTES.register || path === ROUTES.registerHtml ? 'titleRegister' : 'title';
}

/** Returns the name of the problem. */
function titleOf(notice: Notice): NoticeTitle {
  if (notice.title) return notice.title;
  if (notice.button === 'login') return 'titleLogin';
  const key = 'textKey' in notice ? notice.textKey : '';
  if (key.startsWith('captcha_')) return 'titleCheck';
  const known = Object.hasOwn(TITLE_OF_TEXT, key) ? TITLE_OF_TEXT[key] : undefined;
  return known ?? titleOfPage(trimPath(window.location.pathname));
}

/** Notice: title, text, a support code if the failure has a trace, one button. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useTranslations('notice');
  const toText = useOverlayText();
  return (
    <Modal isAlert onClose={onClose} title={t(titleOf(notice))}>
      <p className={styles.text}>
        <TextLines text={toText(notice)} />
      </p>
      <ActionButton onClick={() => follow(notice, onClose)} wide>
        {t(notice.button ?? 'confirm')}
      </ActionButton>
      <FailureCode traceId={notice.traceId ?? ''} />
    </Modal>
  );
}
