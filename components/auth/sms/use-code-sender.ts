'use client';

import { useRef, useState } from 'react';
import type { SendOutcome } from '@/lib/client/auth/sms/send-sms-code';
import { useResend } from '@/lib/client/auth/sms/use-resend';
import type { Failure } from '@/lib/shared/calls/envelope';

/** State of the send button. */
export type CodeSender = {
  readonly isSending: boolean;
  /** A code is being sent to this target. */
  readonly isSent: boolean;
  readonly left: number;
  readonly failure: Failure | undefined;
  readonly press: () => Promise<void>;
  /** A code was sent to this target less than a minute ago. */
  readonly isWaiting: (target: string) => boolean;
  /** A code was sent by another button. */
  readonly start: (target: string) => void;
  readonly clear: () => void;
};

/** Sends codes, one at a time and one per minute and target. `send` returns undefined if nothing could be sent. */
export function useCodeSender(target: string, send: () => Promise<SendOutcome | undefined>): CodeSender {
  const resend = useResend();
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  // The lock must hold within one event, before React renders.
  const isLocked = useRef(false);
  const left = resend.leftFor(target);

  async function press(): Promise<void> {
    if (isLocked.current || resend.isWaiting(target)) return;
    isLocked.current = true;
    setSending(true);
    setFailure(undefined);
    const outcome = await send().catch(() => undefined);
    if (outcome?.ok) start(target);
    else setFailure(outcome?.failure);
    setSending(false);
    isLocked.current = false;
  }

  function start(to: string): void {
    resend.start(to);
    setSentTo(to);
  }

  function clear(): void {
    resend.clear();
    setSentTo(undefined);
  }

  return { ...resend, start, clear, isSending, isSent: left > 0 || sentTo === target, left, failure, press };
}
