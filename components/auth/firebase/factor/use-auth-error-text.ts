import { useTranslations } from 'next-intl';
import type { AuthError } from '@/lib/shared/firebase/auth-error';

/** Returns the text of a sign-in error, then the lines with code and reason. */
export function useAuthErrorText(): (error: AuthError) => string {
  const t = useTranslations('firebase');
  return ({ code, textKey, reason }) =>
    [t(textKey), t('codeLine', { code }), t('reasonLine', { reason })].join('\n');
}
