'use client';

import { startTransition, useCallback, useRef, useState } from 'react';
import type { LiveResults } from '@/components/search/live-results';

type Results = typeof LiveResults;

/** Live results, loaded when the search is first touched. */
export type LiveLoader = {
  readonly Results: Results | undefined;
  /** Failed to load: the server answers, as without script. */
  readonly hasFailed: boolean;
  /** Loads it; repeated calls have no effect. */
  readonly load: () => void;
};

/** Loads the live results once; a failed attempt may be repeated. */
export function useLiveResults(): LiveLoader {
  const [state, setState] = useState<Omit<LiveLoader, 'load'>>({ Results: undefined, hasFailed: false });
  const isPending = useRef(false);
  const load = useCallback(() => {
    if (isPending.current) return;
    isPending.current = true;
    import('@/components/search/live-results').then(
      ({ LiveResults: Results }) => startTransition(() => setState({ Results, hasFailed: false })),
      () => {
        isPending.current = false;
        setState({ Results: undefined, hasFailed: true });
      },
    );
  }, []);
  return { ...state, load };
}
