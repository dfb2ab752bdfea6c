// Lotteries: views, launchers, groups and prize modes.

export type LauncherName = 'launchGame' | 'launchSea' | 'launchLottoVn' | 'gameTrialLaunch';

/** SEA_LOTT belongs to ELOTT, VIETNAM_LOTTO to LOTT. */
const GROUPS: Readonly<Record<string, 'LOTT' | 'ELOTT'>> = {
  LOTT: 'LOTT',
  VIETNAM_LOTTO: 'LOTT',
  ELOTT: 'ELOTT',
  ELOTTO: 'ELOTT',
  SEA_LOTT: 'ELOTT',
};

/** Serves a lottery whose address names no vendor. */
export const DEFAULT_VENDOR = 'LOTT';

const LOBBY_CODES: ReadonlySet<string> = new Set(['', 'game_list', 'lobby']);

/** Returns whether a category is a lottery. */
export function isLottery(category: string): boolean {
  return Object.hasOwn(GROUPS, category);
}

/** Returns whether a code names the lobby instead of a game. */
export function isLobbyCode(code: string): boolean {
  return LOBBY_CODES.has(code);
}

/** Returns `lobby` for no code, `game_list` and `lobby`, else `betting`; a requested view wins where possible. */
export function lotteryViewOf(code: string, requested?: 'lobby' | 'betting'): 'lobby' | 'betting' {
  return isLobbyCode(code) ? 'lobby' : (requested ?? 'betting');
}

/** Returns the call that launches a category; the two regional lotteries have their own. */
export function launcherOf(category: string): LauncherName {
  if (category === 'SEA_LOTT') return 'launchSea';
  return category === 'VIETNAM_LOTTO' ? 'launchLottoVn' : 'launchGame';
}

/** Returns Elott for a vendor with an e-lottery draw, else Lott. */
export function lotteryGroupOf(vendorCategories: readonly string[]): 'LOTT' | 'ELOTT' {
  return vendorCategories.some((category) => GROUPS[category] === 'ELOTT') ? 'ELOTT' : 'LOTT';
}

/** Title-cases a prize mode as providers expect it: `CLASSIC_MODE` is `Classic Mode`. */
export function toPrizeMode(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
