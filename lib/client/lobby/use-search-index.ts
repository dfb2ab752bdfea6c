// The search index of a page, built in time slices: on a slow phone it takes longer than a frame.
import 'client-only';
import { startTransition, useEffect, useState } from 'react';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import { getImageCdns, getOffFeatures, getPageFacts } from '@/lib/client/page/page-facts';
import { isClosedCategory } from '@/lib/shared/calls/feature';
import { gameMatch } from '@/lib/shared/calls/game-table';
import type { WireGame } from '@/lib/shared/calls/wire-games';
import { toList } from '@/lib/shared/calls/wire-value';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { PLATFORM } from '@/lib/shared/constants';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseGameRows, toDistinctGames } from '@/lib/shared/lobby/parse-lobby';
import { indexSteps, type SearchIndex } from '@/lib/shared/lobby/search-index';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';

const SLICE_MS = 5;
const GAMES_A_STEP = 32;

type IndexLocale = { readonly names: VendorNames; readonly tag: string };

type YieldingScheduler = { readonly yield?: () => Promise<void> };

function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

function* steps(answer: unknown, { names, tag }: IndexLocale): Generator<undefined, SearchIndex> {
  const rows = toList(answer, LIST_LIMIT.games);
  const cdns = getImageCdns();
  const off = getOffFeatures();
  const games: Game[] = [];
  for (let at = 0; at < rows.length; at += GAMES_A_STEP) {
    const parsed = parseGameRows(rows.slice(at, at + GAMES_A_STEP), (raw) => toCdnImage(raw, cdns));
    games.push(...parsed.filter(({ category }) => !isClosedCategory(off, category)));
    yield;
  }
  return yield* indexSteps(toDistinctGames(games), names, tag);
}

/** Builds the index of an answer in slices of about 5 ms. Never throws. */
export async function buildIndexInSlices(answer: unknown, locale: IndexLocale): Promise<SearchIndex> {
  const work = steps(answer, locale);
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await pause();
    start = performance.now();
  }
}

/** An answer without games is an empty list, not a missing one. */
const NONE: WireGame[] = [];

/** Keyed by the answer: a return to the list finds its index ready. */
const built = new WeakMap<object, SearchIndex>();

export type SearchIndexState = {
  readonly index: SearchIndex | undefined;
  readonly call: CallState<WireGame[]>;
};

/** Loads all games in the page's language and indexes them; `locale` must stay the same object, or all is indexed again. */
export function useSearchIndex(locale: IndexLocale): SearchIndexState {
  const call = useCall(gameMatch, { platform: PLATFORM, language: getPageFacts().language });
  // A map holds no text or number, which a provider may send in place of a list.
  const answer = call.isLoaded ? (Array.isArray(call.value) ? call.value : NONE) : undefined;
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
