// What sets lotteries apart from other games: views, launchers, groups and prize modes.

/** The calls that launch a game. */
export type LauncherName = 'launchGame' | 'launchSea' | 'launchLottoVn' | 'gameTrialLaunch';

/** Lottery categories by the group whose place they share: SEA_LOTT stands by ELOTT, VIETNAM_LOTTO by LOTT. */
const GROUPS: Readonly<Record<string, 'LOTT' | 'ELOTT'>> = {
  LOTT: 'LOTT',
  VIETNAM_LOTTO: 'LOTT',
  ELOTT: 'ELOTT',
  ELOTTO: 'ELOTT',
  SEA_LOTT: 'ELOTT',
};

const LOBBY_CODES: ReadonlySet<string> = new Set(['', 'game_list', 'lobby']);

/** Whether a category is one of the lotteries. */
export function isLottery(category: string): boolean {
  return Object.hasOwn(GROUPS, category);
}

/** Whether a code names no single game but the list of them. */
export function isLobbyCode(code: string): boolean {
  return LOBBY_CODES.has(code);
}

/** A lottery's view: lobby for no code, `game_list` and `lobby`, else betting; a view that was asked for counts where a game can have it. */
export function lotteryViewOf(code: string, asked?: 'lobby' | 'betting'): 'lobby' | 'betting' {
  return isLobbyCode(code) ? 'lobby' : (asked ?? 'betting');
}

/** The call that launches a category: the two regional lotteries have their own. */
export function launcherOf(category: string): LauncherName {
  if (category === 'SEA_LOTT') return 'launchSea';
  return category === 'VIETNAM_LOTTO' ? 'launchLottoVn' : 'launchGame';
}

/** The vendor mapping: a vendor with a draw of the e-lottery group is Elott, every other Lott. */
export function lotteryGroupOf(vendorCategories: readonly string[]): 'LOTT' | 'ELOTT' {
  return vendorCategories.some((category) => GROUPS[category] === 'ELOTT') ? 'ELOTT' : 'LOTT';
}

/** A prize mode's name as providers take it: title-cased words, `CLASSIC_MODE` is `Classic Mode`. */
export function toPrizeMode(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
