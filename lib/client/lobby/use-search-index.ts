import 'client-only';
import { startTransition, useEffect, useState } from 'react';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import { buildIndexInSlices, type IndexLocale } from '@/lib/client/lobby/build-index-in-slices';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { gameMatch } from '@/lib/shared/calls/game-table';
import type { WireGame } from '@/lib/shared/calls/wire-games';
import { PLATFORM } from '@/lib/shared/constants';
import type { SearchIndex } from '@/lib/shared/lobby/search-index';

/** An answer without games is an empty list, not a missing one. */
const NONE: WireGame[] = [];

/** Keyed by the answer: a return to the list finds its index ready. */
const built = new WeakMap<object, SearchIndex>();

export type SearchIndexState = {
  readonly index: SearchIndex | undefined;
  readonly call: CallState<WireGame[]>;
};

/** Loads all games in the page's language and indexes them; `words` must stay the same object. */
export function useSearchIndex(locale: IndexLocale): SearchIndexState {
  const call = useCall(gameMatch, { platform: PLATFORM, language: getPageFacts().language });
  const answer = call.isLoaded ? (call.value ?? NONE) : undefined;
  const [, setBuilt] = useState<SearchIndex>();
  useEffect(() => {
    if (!answer || built.has(answer)) return;
    let isWanted = true;
    buildIndexInSlices(answer, locale).then((index) => {
      built.set(answer, index);
      if (isWanted) startTransition(() => setBuilt(index));
    });
    return () => {
      isWanted = false;
    };
  }, [answer, locale]);
  return { index: answer && built.get(answer), call };
}
