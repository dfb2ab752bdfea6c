import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';

const LATEST_MS = 10_000;

function hasDataToSpare(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData !== true;
}

/** Runs `work` once when the element is in view and the page idle; never with Save-Data. */
export function useIdleWhenVisible(element: RefObject<HTMLElement | null>, work: () => void): void {
  const start = useEffectEvent(work);
  useEffect(() => {
    if (!element.current || !hasDataToSpare()) return;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(() => start(), LATEST_MS);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [element]);
}
