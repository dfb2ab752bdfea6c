import { useTranslations } from 'next-intl';
import type { AuthError } from '@/lib/shared/firebase/auth-error';

/** Returns the text of an error of the library, then the lines with code and reason; `unknown` is shown where the error is none of a log-in. */
export function useAuthErrorText(unknown?: string): (error: AuthError) => string {
  const t = useTranslations('firebase');
  return ({ code, textKey, reason }) =>
    [
      textKey === 'unknown' && unknown !== undefined ? unknown : t(textKey),
      t('codeLine', { code }),
      t('reasonLine', { reason }),
    ].join('\n');
}
