// Combines the query and the merchant's games into one launch: the call and its fields.
import type { GameRef } from '@/lib/shared/game/game-ref';
import { hasTrial } from '@/lib/shared/game/has-trial';
import type { LaunchQuery } from '@/lib/shared/game/launch-query';
import { buildLaunchRequest, type LaunchRequest, type LaunchSource } from '@/lib/shared/game/launch-request';
import {
  DEFAULT_VENDOR,
  isLobbyCode,
  isLottery,
  type LauncherName,
  launcherOf,
} from '@/lib/shared/game/lottery';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';

export type LaunchFacts = LaunchSource['facts'] & {
  readonly games: readonly Game[];
  /** Needed for a lobby, whose vendor may have no listed game. */
  readonly lanes?: readonly Lane[];
};

/** Complete except for the member's label. */
export type LaunchPlan = {
  /** For display and history; code and name are empty for a lottery's lobby, another one has its vendor's name. */
  readonly game: GameRef;
  readonly launcher: LauncherName;
  readonly request: LaunchRequest;
  readonly isTrial: boolean;
};

/** Why there is nothing to launch. */
export type PlanFault = 'noTrial' | 'unknownGame';

/** Returns the lottery that a link names by type, vendor or prize mode. */
function namedLotteryOf({ gameType, vendor, prizeMode }: LaunchQuery): string | undefined {
  return [gameType, vendor, prizeMode].find((name) => name && isLottery(name));
}

function findGame(query: LaunchQuery, games: readonly Game[]): Game | undefined {
  const { code, vendor, prizeMode } = query;
  const named = games.filter((game) => game.code === code);
  const own = named.find((game) => game.vendor === (vendor ?? prizeMode ?? ''));
  // A lottery may be unlisted, and a slot of another vendor have its code.
  const isLotteryMeant = namedLotteryOf(query) !== undefined;
  // Another vendor's game is not what a link with a vendor names.
  if (own || (vendor !== undefined && !isLotteryMeant)) return own;
  return named.find(({ category }) => !isLotteryMeant || isLottery(category));
}

function vendorOf({ vendor, prizeMode }: LaunchQuery, games: readonly Game[]): string {
  if (vendor !== undefined) return vendor;
  const isVendor = prizeMode !== undefined && games.some((game) => game.vendor === prizeMode);
  return isVendor ? prizeMode : DEFAULT_VENDOR;
}

function categoryOf(query: LaunchQuery, vendor: string, categories: readonly string[]): string {
  // A vendor's lobby is a lottery's when the vendor has one.
  const ofLobby = isLobbyCode(query.code) ? categories.find(isLottery) : undefined;
  return (
    namedLotteryOf(query) ?? ofLobby ?? query.gameType ?? categories[0] ?? (isLottery(vendor) ? vendor : '')
  );
}

/** Returns whether the vendor lists its games and this one is not among them; lotteries that name a type or a prize mode may be unlisted. */
function isUnknown({ gameType, prizeMode }: LaunchQuery, categories: readonly string[]): boolean {
  return gameType === undefined && prizeMode === undefined && categories.length > 0;
}

/** Returns the lanes that list a vendor. */
function lanesOf(vendor: string, lanes: readonly Lane[] = []): readonly Lane[] {
  return lanes.filter(({ cards }) => cards.some((card) => card.vendor === vendor));
}

// Lotteries have a name for their lobby.
function lobbyNameOf(
  { vendor, category }: Pick<Game, 'vendor' | 'category'>,
  lanes: readonly Lane[],
): string {
  if (isLottery(category)) return '';
  return lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === vendor)?.displayName ?? '';
}

/** Plans a launch. A trial of a game without free play is a fault, and so is a code that its vendor does not list. */
export function toLaunchPlan(query: LaunchQuery, facts: LaunchFacts): LaunchPlan | PlanFault {
  const { games } = facts;
  const isLobby = isLobbyCode(query.code);
  const known = isLobby ? undefined : findGame(query, games);
  const vendor = known?.vendor || vendorOf(query, games);
  const categories = [...new Set(games.filter((one) => one.vendor === vendor).map((one) => one.category))];
  if (!(isLobby || known) && isUnknown(query, categories)) return 'unknownGame';
  const lanes = lanesOf(vendor, facts.lanes);
  const held = [...new Set([...categories, ...lanes.map((lane) => lane.category)])];
  const category = known?.category ?? categoryOf(query, vendor, held);
  const code = isLobby ? '' : query.code;
  const game = { code, name: known?.name ?? code, vendor, category, image: known?.image };
  // Lotteries have no trial.
  const isTrial = query.playType === 'trial' && !isLottery(category);
  if (isTrial && !(known?.freeplay && hasTrial(known))) return 'noTrial';
  const launcher = isTrial ? 'gameTrialLaunch' : launcherOf(category);
  const request = buildLaunchRequest(launcher, {
    query,
    game,
    facts,
    categories: held,
    trial: { gameId: known?.gameId, nodeId: known?.nodeId },
  });
  return {
    game: isLobby ? { ...game, name: lobbyNameOf(game, lanes) } : game,
    launcher,
    request,
    isTrial,
  };
}
