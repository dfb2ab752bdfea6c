import { useOverlayText } from '@/components/notice/use-overlay-text';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';

/** The words for a failure that a form or a region shows in its own place: as the notice would say it. */
export function useFailureText(): (failure: Failure) => string {
  const toText = useOverlayText();
  return (failure) => {
    const { textKey } = actionOf(failure);
    if (textKey) return toText({ textKey });
    return toText(failure.message.trim() === '' ? { textKey: failure.code } : { text: failure.message });
  };
}
