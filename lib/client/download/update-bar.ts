// Updates the download bar after load; the pre-paint script applies the same rules first.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { isNewVisitor } from '@/lib/client/install/is-new-visitor';
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

/** Returns the rules of this page's bar, undefined if the merchant has none. */
export function getBarRules(): BarRules | undefined {
  return parseBarText(document.documentElement.dataset.bar);
}

/** Returns the inputs of the rules on this page. */
export function getBarFacts(): BarFacts {
  const { os = 'other', session, downloadBar } = document.documentElement.dataset;
  return {
    mode: getAppMode(),
    system: os,
    isMember: session === '1',
    rank: toNumber(readStored(STORED.barRank)),
    isOnBreak: getBreakEnd() !== undefined,
    isNew: isNewVisitor(),
    isClosed: downloadBar === 'closed' || readStored(STORED.downloadBar) === '1',
  };
}

/** Shows or hides the bar; call it on navigation and session change only, when layout moves anyway. */
export function updateBar(): void {
  const rules = getBarRules();
  if (!rules) return;
  const obstacle = barObstacleOf(rules, getBarFacts());
  document.documentElement.dataset.downloadBar =
    obstacle === undefined ? 'on' : obstacle === 'closed' ? 'closed' : 'off';
}

/** Stores a member's rank, so that the next page shows the bar before first paint; undefined removes it. */
export function storeBarRank(rank: number | undefined): void {
  if (rank === undefined) removeStored(STORED.barRank);
  else writeStored(STORED.barRank, String(rank));
}
