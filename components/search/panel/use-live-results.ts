'use client';

import { startTransition, useCallback, useRef, useState } from 'react';
import type { LiveResults } from '@/components/search/live/live-results';

type Results = typeof LiveResults;

/** The part that answers while one types: fetched when the search is first touched, so that it costs others nothing. */
export type LiveLoader = {
  readonly Results: Results | undefined;
  /** It could not be fetched: the server answers, as it does without script. */
  readonly hasFailed: boolean;
  /** Fetches it; more calls do no more. */
  readonly load: () => void;
};

/** Loads the live results once; a failed attempt may be repeated. */
export function useLiveResults(): LiveLoader {
  const [state, setState] = useState<Omit<LiveLoader, 'load'>>({ Results: undefined, hasFailed: false });
  const isPending = useRef(false);
  const load = useCallback(() => {
    if (isPending.current) return;
    isPending.current = true;
    import('@/components/search/live/live-results').then(
      ({ LiveResults: Results }) => startTransition(() => setState({ Results, hasFailed: false })),
      () => {
        isPending.current = false;
        setState({ Results: undefined, hasFailed: true });
      },
    );
  }, []);
  return { ...state, load };
}
