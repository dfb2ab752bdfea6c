// Where a tap on "play" leads.
import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** What a launch link may say beyond the game. */
export type LaunchChoice = {
  /** Asks for a free trial, which needs no login. */
  readonly playType?: 'trial';
  /** Where the game's own way out leads; a path under /m. */
  readonly backUrl?: string;
  readonly gameType?: string;
  readonly roomId?: string;
  readonly nodeId?: string;
};

/** Address that launches a game. Follow it by a full navigation: the launch page's policy lets games be embedded, other pages' do not. */
export function toLaunchHref(
  { code, vendor }: Pick<Game, 'code' | 'vendor'>,
  choice: LaunchChoice = {},
  current?: URLSearchParams,
): string {
  return toHref(ROUTES.launchGame, { vendor, code, ...choice }, current);
}
