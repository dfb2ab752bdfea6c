import { useTranslations } from 'next-intl';
import type { AuthError } from '@/lib/shared/firebase/auth-error';

/** Returns the text of a library error, then the lines with code and reason; `unknown` is the text outside a log-in. */
export function useAuthErrorText(unknown?: string): (error: AuthError) => string {
  const t = useTranslations('firebase');
  return ({ code, textKey, reason }) =>
    [
      textKey === 'unknown' && unknown !== undefined ? unknown : t(textKey),
      t('codeLine', { code }),
      t('reasonLine', { reason }),
    ].join('\n');
}
