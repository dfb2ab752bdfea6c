import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { TextField } from '@/components/auth/form/text-field';
import { useWebOtp } from '@/lib/client/auth/sms/use-web-otp';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';

type OneTimeCodeFieldProps = {
  readonly label: string;
  readonly error?: string;
  /** A text message with the code is on its way to this phone. */
  readonly isMessageDue: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly trailing?: ReactNode;
};

/** Extracts the code from a pasted message. */
function useCodePaste(input: RefObject<HTMLInputElement | null>): void {
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

/** The field `code` of every form: typed in any script's digits, pasted with its message, filled in by the keyboard, or read by the browser. */
export function OneTimeCodeField({ label, error, isMessageDue, inputRef, trailing }: OneTimeCodeFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useCodePaste(input);
  useWebOtp(isMessageDue, (code) => {
    if (input.current) input.current.value = code;
  });
  return (
    <TextField
      autoComplete="one-time-code"
      error={error}
      inputMode="numeric"
      inputRef={input}
      label={label}
      maxLength={16}
      name="code"
      trailing={trailing}
    />
  );
}
