'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/auth/form/form-error';
import { useFailureText } from '@/components/notice/use-failure-text';
import { SupportCode } from '@/components/ui/support-code/support-code';
import type { Failure } from '@/lib/shared/calls/envelope';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import styles from './promo-code.module.css';

/** Why a code did not reach customer service, with the failure's code; the form allows a retry. */
export function PromoCodeFailure({ failure }: { readonly failure: Failure }) {
  const notice = useTranslations('notice');
  const toText = useFailureText();
  const code = supportCodeOf(failure.traceId);
  return (
    <div className={styles.failed}>
      <FormError text={toText(failure)} />
      {code && (
        <SupportCode
          code={code}
          copiedLabel={notice('codeCopied')}
          copyLabel={notice('copyCode')}
          label={notice('supportCode')}
          sendLabel={notice('sendCode')}
        />
      )}
    </div>
  );
}
