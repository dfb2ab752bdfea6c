import { type RefObject, useEffect } from 'react';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';

/** Extracts the code from a pasted message. */
export function useCodePaste(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const element = input.current;
    const paste = (event: ClipboardEvent): void => {
      const code = findCode(event.clipboardData?.getData('text') ?? '');
      if (code === undefined || !element) return;
      event.preventDefault();
      element.value = code;
    };
    element?.addEventListener('paste', paste);
    return () => element?.removeEventListener('paste', paste);
  }, [input]);
}
