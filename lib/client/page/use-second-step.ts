import 'client-only';
import { useEffect, useRef } from 'react';

/** Marks the entry in the history's state; the router's own fields stay beside it. */
const MARK = 'mcStep';

const isMarked = (): boolean => Boolean(window.history.state?.[MARK]);

/** Gives a form's second step an entry in the history, so that Back leads to the first. Returns what leaves the step. */
export function useSecondStep(isOpen: boolean, onBack: () => void): () => void {
  const leave = useRef(onBack);
  useEffect(() => {
    leave.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // After a reload the entry is there already.
    if (!isMarked()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const onPop = () => {
      if (!isMarked()) leave.current();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [isOpen]);
  return () => (isMarked() ? window.history.back() : leave.current());
}
