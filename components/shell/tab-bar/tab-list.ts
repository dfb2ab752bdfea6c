import type { IconName } from '@/components/ui/icon/icon-table';
import { ROUTES } from '@/lib/shared/routes';

/** A tab: it leads to a page, or opens a sheet. */
export type Tab = {
  readonly id: 'home' | 'games' | 'language' | 'signIn' | 'me';
  readonly icon: IconName;
  readonly path?: string;
  /** Further paths on which the tab is the current one. */
  readonly also?: readonly string[];
  readonly sheet?: string;
  readonly audience?: 'visitor' | 'member';
};

/** Id of the sheet that the language tab opens. */
export const LANGUAGE_SHEET = 'language-sheet';

/** The tabs from the first to the last; a page gets its row here when it exists, so that no tab is dead (B13). */
export const TABS: readonly Tab[] = [
  { id: 'home', icon: 'home', path: ROUTES.home, also: [ROUTES.index, ROUTES.indexHtml] },
  { id: 'games', icon: 'games', path: ROUTES.game },
  { id: 'language', icon: 'globe', sheet: LANGUAGE_SHEET },
  { id: 'signIn', icon: 'user', path: ROUTES.login, audience: 'visitor' },
  { id: 'me', icon: 'user', path: ROUTES.member, audience: 'member' },
];
