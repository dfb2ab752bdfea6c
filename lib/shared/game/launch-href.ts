// Addresses of a launch, and of the login before it.
import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
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
  { code, vendor }: { readonly code: string; readonly vendor?: string },
  choice: LaunchChoice = {},
  current?: URLSearchParams,
): string {
  return toHref(ROUTES.launchGame, { vendor, code, ...choice }, current);
}

/** Builds a login link back to this launch, without its confirmation tap. */
export function loginHrefOf(path: string, query: URLSearchParams): string {
  const wanted = new URLSearchParams(query);
  wanted.delete(CONFIRM_QUERY);
  return toHref(ROUTES.login, { go: `${path}?${wanted}` }, query);
}
