// A second step in the history: an entry of its own, which a reload keeps and Back leaves.
import 'client-only';
import { useEffect, useRef } from 'react';

/** Marks the entry in the history's state; the router's own fields stay beside it. */
const MARK = 'mcStep';

/** Returns whether the history is at a second step, as after a reload there. */
export function isAtSecondStep(): boolean {
  return Boolean(window.history.state?.[MARK]);
}

/** Gives the second step of a form, or a question over it, an entry in the history: Back leads to the first. Returns what leaves the step. */
export function useSecondStep(isOpen: boolean, onBack: () => void): () => void {
  const leave = useRef(onBack);
  const isLeaving = useRef(false);
  useEffect(() => {
    leave.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    // After a reload the entry is there already.
    if (!isAtSecondStep()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const onPop = () => {
      if (!isAtSecondStep()) leave.current();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [isOpen]);
  return () => {
    if (!isAtSecondStep()) leave.current();
    // The browser goes back later: a second press must not leave the page.
    else if (!isLeaving.current) {
      isLeaving.current = true;
      window.history.back();
    }
  };
}
