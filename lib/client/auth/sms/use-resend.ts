import 'client-only';
import { useEffect, useRef, useState } from 'react';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { parseWait, type ResendWait, secondsLeft, startWait } from '@/lib/shared/auth/sms/resend-wait';

const TICK_MS = 250;

export type Resend = {
  /** Returns the seconds left for a target; 0 for any target but the last. */
  readonly leftFor: (target: string) => number;
  /** Same, current within one event, before React renders again. */
  readonly isWaiting: (target: string) => boolean;
  readonly start: (target: string) => void;
  readonly clear: () => void;
};

/** Reads the stored wait on mount and counts it down; only for components that render in the browser. */
export function useResend(): Resend {
  const [wait, setWait] = useState<ResendWait | undefined>(() =>
    parseWait(readStoredRecord(STORED.codeWait)),
  );
  const [now, setNow] = useState(() => Date.now());
  const latest = useRef(wait);
  const isRunning = secondsLeft(wait, wait?.target ?? '', now) > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  function start(target: string): void {
    const next = startWait(target, Date.now());
    writeStored(STORED.codeWait, JSON.stringify(next));
    latest.current = next;
    setNow(Date.now());
    setWait(next);
  }

  function clear(): void {
    removeStored(STORED.codeWait);
    latest.current = undefined;
    setWait(undefined);
  }

  const isWaiting = (target: string) => secondsLeft(latest.current, target, Date.now()) > 0;
  return { isWaiting, leftFor: (target) => secondsLeft(wait, target, now), start, clear };
}
