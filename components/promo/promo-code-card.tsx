'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { FailureCode } from '@/components/notice/failure-code';
import { useFailureText } from '@/components/notice/use-failure-text';
import { Icon } from '@/components/ui/icon/icon';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { useCall } from '@/lib/client/data/use-call';
import { submitPromoCode } from '@/lib/client/promo/submit-promo-code';
import type { Failure } from '@/lib/shared/calls/envelope';
import { promoCodeEnable } from '@/lib/shared/calls/promotion-table';
import { toFlag } from '@/lib/shared/calls/wire-value';
import { PROMO_CODE_MAX_LENGTH, parsePromoCode } from '@/lib/shared/promo/promo-code';
import styles from './promo-code.module.css';

type CodeResult =
  | { readonly kind: 'sent'; readonly code: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

function useCodeForm() {
  const { phase, submit } = useGuardedSubmit();
  const [isWrong, setWrong] = useState(false);
  const [result, setResult] = useState<CodeResult>();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = parsePromoCode(new FormData(form).get('promoCode'));
    setWrong(code === undefined);
    if (code === undefined) {
      form.querySelector('input')?.focus();
      return;
    }
    void submit(async () => {
      setResult(undefined);
      const outcome = await submitPromoCode(code);
      setResult(outcome === 'sent' ? { kind: 'sent', code } : { kind: 'failed', failure: outcome });
      if (outcome === 'sent') form.reset();
      // Used again for another code: never `done`.
      return false;
    });
  };
  return { isWrong, result, onSubmit, isBusy: phase === 'processing' };
}

/** Why a code did not reach customer service, with the failure's code; the form allows a retry. */
function PromoCodeFailure({ failure }: { readonly failure: Failure }) {
  const toText = useFailureText();
  return (
    <div className={styles.failed}>
      <FormError text={toText(failure)} />
      <FailureCode traceId={failure.traceId} />
    </div>
  );
}

/** Sends a promotion code to customer service: no call redeems one, and nothing here claims that. */
export function PromoCodeCard() {
  const t = useTranslations('promoCode');
  const { value } = useCall(promoCodeEnable);
  const { isWrong, result, onSubmit, isBusy } = useCodeForm();
  // Switched off, unknown or a visitor: nothing to offer.
  if (!toFlag(value?.enabled)) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Icon name="ticket" />
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          autoComplete="off"
          error={isWrong ? t('wrong') : undefined}
          label={t('label')}
          maxLength={PROMO_CODE_MAX_LENGTH}
          name="promoCode"
        />
        <SubmitButton busyLabel={t('sending')} isBusy={isBusy} label={t('send')} />
      </form>
      <div role="status">
        {result?.kind === 'sent' && <p className={styles.sent}>{t('sent', { code: result.code })}</p>}
        {result?.kind === 'failed' && <PromoCodeFailure failure={result.failure} />}
      </div>
    </section>
  );
}
