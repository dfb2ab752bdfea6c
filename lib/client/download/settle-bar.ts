// Keeps the download bar as its rules say while the page lives; before the first paint the inline script does the same.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { toNumber } from '@/lib/shared/calls/wire-value';
import {
  type BarFacts,
  type BarRules,
  barObstacleOf,
  parseBarText,
} from '@/lib/shared/download/bar-visibility';

/** The rules of this page's bar; undefined where the merchant has none. */
export function getBarRules(): BarRules | undefined {
  return parseBarText(document.documentElement.dataset.bar);
}

/** What the rules ask about, as this page knows it. */
export function getBarFacts(): BarFacts {
  const { os = 'other', session, downloadBar } = document.documentElement.dataset;
  return {
    mode: getAppMode(),
    system: os,
    isMember: session === '1',
    rank: toNumber(readStored(STORED.barRank)),
    isOnBreak: getBreakEnd() !== undefined,
    isClosed: downloadBar === 'closed' || readStored(STORED.downloadBar) === '1',
  };
}

/** Shows or hides the bar by what is known now: at the change of pages and sessions, when the page moves anyway (CLS 0). */
export function settleBar(): void {
  const rules = getBarRules();
  if (!rules) return;
  const obstacle = barObstacleOf(rules, getBarFacts());
  document.documentElement.dataset.downloadBar =
    obstacle === undefined ? 'on' : obstacle === 'closed' ? 'closed' : 'off';
}

/** Keeps a member's rank for the pages that follow, so that they have the bar before they paint; undefined forgets it. */
export function storeBarRank(rank: number | undefined): void {
  if (rank === undefined) removeStored(STORED.barRank);
  else writeStored(STORED.barRank, String(rank));
}
