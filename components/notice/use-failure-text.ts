import { useOverlayText } from '@/components/notice/use-overlay-text';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';

/** Returns a failure's text for a form or region, as the notice would show it. */
export function useFailureText(): (failure: Failure) => string {
  const toText = useOverlayText();
  return (failure) => {
    const { textKey } = actionOf(failure);
    if (textKey) return toText({ textKey });
    return toText(failure.message.trim() === '' ? { textKey: failure.code } : { text: failure.message });
  };
}
