// Which calls a player's break locks at the relay: those that open a game.
import 'server-only';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import type { Endpoint } from '@/lib/shared/calls/call';
import { gameTrialLaunch, launchGame, launchLottoVn, launchSea } from '@/lib/shared/calls/play-table';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

const LAUNCHES: ReadonlySet<string> = new Set(
  [launchGame, launchSea, launchLottoVn, gameTrialLaunch].map(({ name }) => name),
);

/** Whether the call would open a game while the break of this device lasts; the provider must not hear of it then. */
export function isLockedByBreak(headers: HeaderReader, { name }: Endpoint, https: boolean): boolean {
  return LAUNCHES.has(name) && readBreakEnd(headers, https, Date.now()) !== undefined;
}
