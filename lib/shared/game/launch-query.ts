// Query of the launch page, parsed strictly, because it acts on a member's account.
import { isGameCode } from '@/lib/shared/lobby/game-address';

/** Codes are checked for their characters only. */
export type LaunchQuery = {
  readonly vendor?: string;
  readonly prizeMode?: string;
  /** Empty for the lobby of a lottery. */
  readonly code: string;
  readonly playType?: string;
  readonly lottoView?: 'lobby' | 'betting';
  /** The provider's game list may lack the category. */
  readonly gameType?: string;
  readonly roomId?: string;
  readonly nodeId?: string;
  readonly lottoArea?: string;
  readonly lottoMode?: string;
  readonly launchMode?: string;
  /** False when the link asks for a game without its lobby. */
  readonly hasLobby?: false;
  /** Unchecked; see toBackUrl. */
  readonly backUrl?: string;
};

const PASSED_ON = ['gameType', 'roomId', 'nodeId', 'lottoArea', 'lottoMode', 'launchMode'] as const;
const NO: ReadonlySet<string> = new Set(['false', '0']);
const CHECKED = ['code', 'vendor', 'prize_mode', 'playType', 'hasLobby', ...PASSED_ON] as const;

/** Returns a value; undefined when missing or empty. */
function nameOf(query: URLSearchParams, name: string): string | undefined {
  return query.get(name) || undefined;
}

function viewOf(text: string | null): LaunchQuery['lottoView'] {
  return text === 'lobby' || text === 'betting' ? text : undefined;
}

function isClean(query: URLSearchParams): boolean {
  return CHECKED.every((name) => {
    const values = query.getAll(name);
    return values.length <= 1 && values.every((value) => isGameCode(value) || value === '');
  });
}

/** Parses the query; undefined when a code has invalid characters, is over 80 long or repeated. An unknown lottoView is ignored. */
export function parseLaunchQuery(query: URLSearchParams): LaunchQuery | undefined {
  if (!isClean(query)) return undefined;
  return {
    vendor: nameOf(query, 'vendor'),
    prizeMode: nameOf(query, 'prize_mode'),
    code: query.get('code') ?? '',
    playType: nameOf(query, 'playType'),
    lottoView: viewOf(query.get('lottoView')),
    ...Object.fromEntries(PASSED_ON.map((name) => [name, nameOf(query, name)])),
    ...(NO.has(query.get('hasLobby') ?? '') ? { hasLobby: false } : {}),
    backUrl: nameOf(query, 'backUrl'),
  };
}

/** Returns whether to ask before the launch: the pipeline sets this for links on other sites. */
export function isConfirmDue(query: URLSearchParams): boolean {
  return query.has(CONFIRM_QUERY);
}

/** Parameter that asks for a tap before the launch. */
export const CONFIRM_QUERY = 'confirm';
