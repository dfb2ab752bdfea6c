import { useTranslations } from 'next-intl';
import { SupportCode } from '@/components/ui/support-code/support-code';
import { supportCodeOf } from '@/lib/shared/errors/support-code';

/** Support code of a failure, to copy or send; nothing without a trace. */
export function FailureCode({ traceId }: { readonly traceId: string }) {
  const t = useTranslations('notice');
  const code = supportCodeOf(traceId);
  if (!code) return null;
  return (
    <SupportCode
      code={code}
      copiedLabel={t('codeCopied')}
      copyLabel={t('copyCode')}
      label={t('supportCode')}
      sendLabel={t('sendCode')}
    />
  );
}
