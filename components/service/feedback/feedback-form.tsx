'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import { NeedsSession } from '@/components/auth/form/needs-session';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES } from '@/lib/shared/routes';
import { CategoryField } from './category-field';
import styles from './feedback.module.css';
import { MessageField } from './message-field';
import { SupportField } from './support-field';
import { useFeedback } from './use-feedback';

/** Confirmation; gets the focus, since the form is gone. */
function FeedbackSent({ onAnew }: { readonly onAnew: () => void }) {
  const t = useTranslations('feedback');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <span className={styles.done}>
        <Icon name="check" size="large" />
      </span>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p className={styles.text}>{t('sentText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={ROUTES.home}>{t('sentHome')}</ButtonLink>
        <ActionButton look="quiet" onClick={onAnew}>
          {t('sentAnew')}
        </ActionButton>
      </div>
    </section>
  );
}

/** A member's message; the input stays until it has been sent. */
export function FeedbackForm({ support = '' }: { readonly support?: string }) {
  const t = useTranslations('feedback');
  const { draft, fault, failure, isSent, isBusy, change, send, startAnew } = useFeedback(support);
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  // The button that had the focus went with the confirmation.
  useEffect(() => {
    if (wasSent.current && !isSent) form.current?.querySelector('textarea')?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const newFault = send();
    const field = newFault && event.currentTarget.elements.namedItem(newFault.field);
    if (field instanceof HTMLElement) field.focus();
  }

  const errorOf = (field: 'message' | 'support') => (fault?.field === field ? t(fault.key) : undefined);
  return (
    <NeedsSession>
      {isSent ? (
        <FeedbackSent onAnew={startAnew} />
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={form}>
          <CategoryField onChange={(category) => change({ category })} value={draft.category} />
          <MessageField
            error={errorOf('message')}
            onChange={(message) => change({ message })}
            value={draft.message}
          />
          <SupportField
            error={errorOf('support')}
            onChange={(code) => change({ support: code })}
            value={draft.support}
          />
          {failure && <FailureError failure={failure} />}
          <SubmitButton busyLabel={t('sending')} isBusy={isBusy} label={t('send')} />
        </form>
      )}
    </NeedsSession>
  );
}
