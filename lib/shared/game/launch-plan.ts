// Turns what the address asks and what the merchant offers into one launch: which call, with which fields.
import type { GameRef } from '@/lib/shared/game/game-ref';
import { hasTrial } from '@/lib/shared/game/has-trial';
import type { LaunchQuery } from '@/lib/shared/game/launch-query';
import { buildLaunchRequest, type LaunchRequest } from '@/lib/shared/game/launch-request';
import { isLobbyCode, isLottery, type LauncherName, launcherOf } from '@/lib/shared/game/lottery';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Vendor of a launch that names none. */
export const DEFAULT_VENDOR = 'LOTT';

/** What the page knows besides the query. */
export type LaunchFacts = {
  readonly games: readonly Game[];
  /** Kind of device, as the payload says it. */
  readonly device: string;
  readonly language: string;
  /** Whether the visitor or their browser named the language. */
  readonly isLanguageChosen: boolean;
  /** Absolute address of the way back, already checked. */
  readonly backUrl: string;
};

/** One launch, ready but for the member's label. */
export type LaunchPlan = {
  /** For the screen and the history; code and name are empty in a lobby. */
  readonly game: GameRef;
  readonly launcher: LauncherName;
  readonly request: LaunchRequest;
  /** A trial needs no login; everything else is for members. */
  readonly isTrial: boolean;
};

/** Why there is nothing to launch. */
export type PlanFault = 'noTrial';

function findGame({ code, vendor, prizeMode }: LaunchQuery, games: readonly Game[]): Game | undefined {
  const named = games.filter((game) => game.code === code);
  return named.find((game) => game.vendor === (vendor ?? prizeMode)) ?? named[0];
}

function vendorOf({ vendor, prizeMode }: LaunchQuery, games: readonly Game[]): string {
  if (vendor !== undefined) return vendor;
  const isVendor = prizeMode !== undefined && games.some((game) => game.vendor === prizeMode);
  return isVendor ? prizeMode : DEFAULT_VENDOR;
}

function categoryOf(query: LaunchQuery, vendor: string, categories: readonly string[]): string {
  const named = [query.gameType, query.vendor, query.prizeMode].find((name) => name && isLottery(name));
  // A lobby is a lottery's where the vendor has one.
  const ofLobby = isLobbyCode(query.code) ? categories.find(isLottery) : undefined;
  return named ?? ofLobby ?? query.gameType ?? categories[0] ?? (isLottery(vendor) ? vendor : '');
}

/** Plans a launch. A trial of a game without one is a fault; the provider rejects unknown codes. */
export function toLaunchPlan(query: LaunchQuery, facts: LaunchFacts): LaunchPlan | PlanFault {
  const { games } = facts;
  const isLobby = isLobbyCode(query.code);
  const found = isLobby ? undefined : findGame(query, games);
  const vendor = found?.vendor ?? vendorOf(query, games);
  const categories = [...new Set(games.filter((one) => one.vendor === vendor).map((one) => one.category))];
  const category = found?.category ?? categoryOf(query, vendor, categories);
  const code = isLobby ? '' : query.code;
  const game = { code, name: found?.name ?? code, vendor, category, image: found?.image };
  // Lotteries have no trial: they are for members.
  const isTrial = query.playType === 'trial' && !isLottery(category);
  if (isTrial && !(found && hasTrial(found))) return 'noTrial';
  const launcher = isTrial ? 'gameTrialLaunch' : launcherOf(category);
  const request = buildLaunchRequest(launcher, {
    query,
    game,
    facts,
    categories,
    trial: { gameId: found?.gameId, nodeId: found?.nodeId },
  });
  return {
    game: isLobbyCode(query.code) ? { ...game, code: '', name: '' } : game,
    launcher,
    request,
    isTrial,
  };
}
