import { DEFAULT_LANGUAGE, PLATFORM } from '@/lib/shared/constants';
import type { GameRef } from '@/lib/shared/game/game-ref';
import type { LaunchQuery } from '@/lib/shared/game/launch-query';
import {
  isLottery,
  type LauncherName,
  lotteryGroupOf,
  lotteryViewOf,
  toPrizeMode,
} from '@/lib/shared/game/lottery';

/** The browser adds the member's labelName. */
export type LaunchRequest = Readonly<Record<string, string | boolean>>;

export type LaunchSource = {
  readonly query: LaunchQuery;
  readonly game: GameRef;
  readonly facts: {
    readonly device: string;
    readonly language: string;
    readonly isLanguageChosen: boolean;
    /** Absolute and validated. */
    readonly backUrl: string;
  };
  readonly categories: readonly string[];
  readonly trial: { readonly gameId?: string; readonly nodeId?: string };
};

type Fields = Readonly<Record<string, string | boolean | undefined>>;

// Lotteries default to VI when the visitor has no language of their own.
function languageOf({ game, facts }: LaunchSource): string {
  return isLottery(game.category) && !facts.isLanguageChosen ? DEFAULT_LANGUAGE.lottery : facts.language;
}

function prizeModeOf({ query }: LaunchSource): string | undefined {
  return query.prizeMode === undefined ? undefined : toPrizeMode(query.prizeMode) || undefined;
}

function lotteryFields(source: LaunchSource): Fields {
  const { query, game } = source;
  return {
    lottoPrizeMode: prizeModeOf(source),
    lottoGameCode: query.code || undefined,
    lottoView: lotteryViewOf(query.code, query.lottoView),
    lottoArea: query.lottoArea,
    lottoMode: query.lottoMode,
    vendor: game.vendor,
  };
}

function gameFields({ query, game }: LaunchSource): Fields {
  return { vendor: game.vendor, gameCode: query.code || undefined };
}

function launchFields(source: LaunchSource): Fields {
  const { query, game, facts } = source;
  return {
    ...(isLottery(game.category) ? lotteryFields(source) : gameFields(source)),
    launchMode: query.launchMode,
    roomId: query.roomId,
    nodeId: query.nodeId,
    playType: query.playType,
    device: facts.device,
    backUrl: facts.backUrl,
    hasLobby: query.hasLobby ?? true,
    language: languageOf(source),
    title: game.name || undefined,
  };
}

function regionalFields(prizeMode: string | undefined, { query, facts }: LaunchSource): Fields {
  return {
    gameCode: query.code || undefined,
    hasLobby: query.hasLobby ?? true,
    backUrl: facts.backUrl,
    prizeMode,
  };
}

/** Lott or Elott by the vendor mapping, unless a prize mode is named. */
const lottoVnMode = (source: LaunchSource) =>
  prizeModeOf(source) ?? toPrizeMode(lotteryGroupOf(source.categories));

const BUILDERS: Readonly<Record<LauncherName, (source: LaunchSource) => Fields>> = {
  launchGame: launchFields,
  launchSea: (source) => regionalFields(prizeModeOf(source), source),
  launchLottoVn: (source) => regionalFields(lottoVnMode(source), source),
  gameTrialLaunch: ({ trial }) => ({ ...trial, platform: PLATFORM }),
};

/** Builds the query of a launch. */
export function buildLaunchRequest(launcher: LauncherName, source: LaunchSource): LaunchRequest {
  const fields = Object.entries(BUILDERS[launcher](source)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as LaunchRequest;
}
