import { useTranslations } from 'next-intl';
import { SupportCode } from '@/components/ui/support-code/support-code';
import { supportCodeOf } from '@/lib/shared/errors/support-code';

/** Support code of a failure, to copy or pass to service; nothing without a trace. */
export function FaultCode({ trace }: { readonly trace: string }) {
  const t = useTranslations('fault');
  const code = supportCodeOf(trace);
  if (!code) return null;
  return (
    <SupportCode
      code={code}
      copiedLabel={t('copied')}
      copyLabel={t('copy')}
      label={t('code')}
      sendLabel={t('send')}
    />
  );
}
