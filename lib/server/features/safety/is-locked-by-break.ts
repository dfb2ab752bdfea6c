// Which calls the API proxy rejects during a break: those that open a game.
import 'server-only';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import type { Endpoint } from '@/lib/shared/calls/call';
import { gameTrialLaunch, launchGame, launchLottoVn, launchSea } from '@/lib/shared/calls/game-table';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

const LAUNCHES: ReadonlySet<string> = new Set(
  [launchGame, launchSea, launchLottoVn, gameTrialLaunch].map(({ name }) => name),
);

/** Returns whether the call would open a game during this device's break; it must not reach the provider then. */
export function isLockedByBreak(headers: HeaderReader, { name }: Endpoint, https: boolean): boolean {
  return LAUNCHES.has(name) && readBreakEnd(headers, https, Date.now()) !== undefined;
}
