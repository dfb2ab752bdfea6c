import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';

export type LaunchChoice = {
  /** A free trial, which needs no login. */
  readonly playType?: 'trial';
  /** Path under /m where the game returns to. */
  readonly backUrl?: string;
  readonly gameType?: string;
  readonly roomId?: string;
  readonly nodeId?: string;
};

/** Builds the address of a launch. Needs a full navigation: only the launch page's CSP allows game frames. */
export function toLaunchHref(
  { code, vendor }: Pick<Game, 'code' | 'vendor'>,
  choice: LaunchChoice = {},
  current?: URLSearchParams,
): string {
  return toHref(ROUTES.launchGame, { vendor, code, ...choice }, current);
}
