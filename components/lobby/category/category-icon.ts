import type { IconName } from '@/components/ui/icon/icon-table';

const ICON_OF: Readonly<Record<string, IconName>> = {
  LIVE: 'live',
  SPORTS: 'sports',
  RNG: 'slots',
  TCG: 'slots',
  PVP: 'pvp',
  FISH: 'fish',
  TABLE: 'table',
  CRASH: 'crash',
  ARCADE: 'arcade',
  LOTT: 'lottery',
  VIETNAM_LOTTO: 'lottery',
  ELOTT: 'ticket',
  ELOTTO: 'ticket',
  SEA_LOTT: 'ticket',
  COCK: 'feather',
  ESPORTS: 'trophy',
};

/** Returns the icon of a game category; the gamepad for an unknown one. */
export function categoryIcon(category: string): IconName {
  return Object.hasOwn(ICON_OF, category) ? (ICON_OF[category] ?? 'games') : 'games';
}
