// The query of the launch page, parsed strictly: it names what is opened on a member's account.

/** What an address launches; names are checked for their letters only. */
export type LaunchQuery = {
  readonly vendor?: string;
  readonly prizeMode?: string;
  /** Empty for the lobby of a lottery. */
  readonly code: string;
  readonly playType?: string;
  readonly lottoView?: 'lobby' | 'betting';
  /** Category of the game, for the provider's game list may lack it. */
  readonly gameType?: string;
  readonly roomId?: string;
  readonly nodeId?: string;
  readonly lottoArea?: string;
  readonly lottoMode?: string;
  readonly launchMode?: string;
  /** Raw: toBackUrl decides. */
  readonly backUrl?: string;
};

const CODE = /^[\w.:-]{0,80}$/;
const NAME = /^[\w.:-]{1,80}$/;
const PASSED_ON = ['gameType', 'roomId', 'nodeId', 'lottoArea', 'lottoMode', 'launchMode'] as const;
const CHECKED = ['code', 'vendor', 'prize_mode', 'playType', ...PASSED_ON] as const;

/** A name and its value, absent when it is missing or empty. */
function nameOf(query: URLSearchParams, name: string): string | undefined {
  return query.get(name) || undefined;
}

function viewOf(text: string | null): LaunchQuery['lottoView'] {
  return text === 'lobby' || text === 'betting' ? text : undefined;
}

function isClean(query: URLSearchParams): boolean {
  return CHECKED.every((name) => {
    const values = query.getAll(name);
    return (
      values.length <= 1 &&
      values.every((value) => (name === 'code' ? CODE : NAME).test(value) || value === '')
    );
  });
}

/**
 * Parses the query of the launch page. Returns undefined when a name holds anything but letters, digits and
 * `_ . : -`, is longer than 80 characters, or is given twice. An unknown lottoView counts as none.
 */
export function parseLaunchQuery(query: URLSearchParams): LaunchQuery | undefined {
  if (!isClean(query)) return undefined;
  return {
    vendor: nameOf(query, 'vendor'),
    prizeMode: nameOf(query, 'prize_mode'),
    code: query.get('code') ?? '',
    playType: nameOf(query, 'playType'),
    lottoView: viewOf(query.get('lottoView')),
    ...Object.fromEntries(PASSED_ON.map((name) => [name, nameOf(query, name)])),
    backUrl: nameOf(query, 'backUrl'),
  };
}

/** Whether the player is asked before the launch: the pipeline says so of a link on another site. */
export function isConfirmDue(query: URLSearchParams): boolean {
  return query.has(CONFIRM_QUERY);
}

/** Name of the parameter that asks for a tap before the launch. */
export const CONFIRM_QUERY = 'confirm';
