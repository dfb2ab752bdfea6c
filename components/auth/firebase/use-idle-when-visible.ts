import { type RefObject, useEffect, useRef } from 'react';

const IDLE_FALLBACK_MS = 1_000;

function hasDataToSpare(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData !== true;
}

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}

/** Runs `work` once when the element is in view and the page idle; never with Save-Data. */
export function useIdleWhenVisible(element: RefObject<HTMLElement | null>, work: () => void): void {
  const last = useRef(work);
  last.current = work;
  useEffect(() => {
    if (!element.current || !hasDataToSpare()) return;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(() => last.current());
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [element]);
}
