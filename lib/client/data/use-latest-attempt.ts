// Guards the outcome of an asynchronous action against a newer one, and against the end of its component.
import 'client-only';
import { useEffect, useRef } from 'react';

/** Returns a function that begins an attempt; what that returns says whether the attempt is still the latest and its component is shown. */
export function useLatestAttempt(): () => () => boolean {
  const latest = useRef<object>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return () => {
    const attempt = {};
    latest.current = attempt;
    return () => latest.current === attempt;
  };
}
