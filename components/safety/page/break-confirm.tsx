'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { Modal } from '@/components/notice/modal';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { useLatestAttempt } from '@/lib/client/data/use-latest-attempt';
import { showNotice, showToast } from '@/lib/client/notice/notice-store';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { formatBreakEnd } from '@/lib/client/safety/format-break-end';
import { BREAK_NOT_STORED, startBreak } from '@/lib/client/safety/start-break';
import { type BreakMinutes, breakEndOf, FORGETTING_MINUTES } from '@/lib/shared/safety/break';
import styles from './break-form.module.css';

/** Length of a break and its name, formatted by the server, so that page and browser agree. */
export type BreakChoice = { readonly minutes: BreakMinutes; readonly label: string };

/** How long a message of two sentences stays. */
const BEGUN_MS = 6_000;

type BreakConfirmProps = { readonly choice: BreakChoice; readonly onClose: () => void };

/** Starts the break under the submit lock, then closes the dialog; a failure after it is gone becomes a notice. */
function useStart({ choice, onClose }: BreakConfirmProps) {
  const t = useTranslations('safetyPage');
  const toText = useFailureText();
  const [rejection, setRejection] = useState<string>();
  const { phase, submit } = useGuardedSubmit();
  const beginAttempt = useLatestAttempt();
  const start = () =>
    submit(async () => {
      setRejection(undefined);
      const isShown = beginAttempt();
      const answer = await startBreak(choice.minutes);
      if (answer.ok) {
        onClose();
        // The card of the break stands above the form, out of sight.
        showToast({ text: t('begun') }, BEGUN_MS);
        return true;
      }
      const text = answer.code === BREAK_NOT_STORED ? t('notStored') : toText(answer);
      if (isShown()) setRejection(text);
      // Back has left the page meanwhile.
      else showNotice({ text, traceId: answer.traceId });
      return false;
    });
  return { isBusy: phase === 'processing', rejection, start };
}

/** Confirmation, stating that it cannot be undone. */
export function BreakConfirm(props: BreakConfirmProps) {
  const { choice, onClose } = props;
  const t = useTranslations('safetyPage');
  const [openedAt] = useState(() => Date.now());
  const { isBusy, rejection, start } = useStart(props);
  const standing = getBreakEnd();
  const end = breakEndOf(choice.minutes, openedAt, standing);
  return (
    <Modal closesOnBack isHeld={isBusy} onClose={onClose} title={t('confirmTitle', { span: choice.label })}>
      <p className={styles.end}>
        {t(end === standing ? 'shorter' : 'confirmUntil')}
        <strong className={styles.moment}>{formatBreakEnd(end)}</strong>
      </p>
      <p className={styles.warning}>{t('noEnd')}</p>
      {choice.minutes >= FORGETTING_MINUTES && <p className={styles.text}>{t('confirmForgets')}</p>}
      {rejection && <FormError text={rejection} />}
      <div className={styles.actions}>
        {end !== standing && (
          <ActionButton isBusy={isBusy} onClick={() => void start()} wide>
            {t(isBusy ? 'starting' : 'start')}
          </ActionButton>
        )}
        {!isBusy && (
          <ActionButton look="quiet" onClick={onClose} wide>
            {t('cancel')}
          </ActionButton>
        )}
      </div>
    </Modal>
  );
}
