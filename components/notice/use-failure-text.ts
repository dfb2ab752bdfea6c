import { useMessages, useTranslations } from 'next-intl';
import type { OverlayText } from '@/lib/client/notice/notice-store';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';

/** Used only when no catalogue holds the key network_offline. */
const OFFLINE_FALLBACK = '无网络连接';

/** Resolves overlay texts: the server's own text, else a key or error code, else the unknown-error text. */
export function useOverlayText(): (text: OverlayText) => string {
  const t = useTranslations('errors');
  const { errors } = useMessages();
  const has = (key: string) => typeof errors === 'object' && Object.hasOwn(errors, key);
  return (overlay) => {
    if ('text' in overlay) return overlay.text;
    if (has(overlay.textKey)) return t(overlay.textKey);
    return overlay.textKey === 'network_offline' ? OFFLINE_FALLBACK : t('unknown');
  };
}

/** Returns a failure's text for a form or region, as the notice would show it. */
export function useFailureText(): (failure: Failure) => string {
  const toText = useOverlayText();
  return (failure) => {
    const { textKey } = actionOf(failure);
    if (textKey) return toText({ textKey });
    return toText(failure.message.trim() === '' ? { textKey: failure.code } : { text: failure.message });
  };
}
