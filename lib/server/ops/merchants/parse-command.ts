// Command line of `npm run merchants`.
import 'server-only';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { isRegistryPlace, sourceKindOf } from '@/lib/server/tenants/sources/source-kind';
import { messageOfError } from '@/lib/shared/message-of-error';

export const MERCHANTS_USAGE = `Usage: npm run merchants -- <command> [place …] [--environment=<file>] [--unit=<name>]

  list [place]               codes, names and hosts, with version and checksum
  validate [place]           every fault of every entry
  diff <place> [place]       what the second has otherwise than the first
  export <place>             writes the registry there
  import <place> [--remove]  checks what is there, then makes it the registry; with --remove, merchants that it lacks go
  propose <place>            checks what is there, then makes it the candidate, at MERCHANTS_CANARY
  promote [--remove]         makes the candidate the registry, then ends it
  withdraw                   ends the candidate: all merchants are as the registry has them

A place is a folder, a file, or an address as in MERCHANTS. Without one, and where a command names a second one,
it is MERCHANTS of the site, whose environment is found as the doctor finds it.

Exit code: 0 done, 1 a fault or a difference, 2 wrong use, or a place that cannot be read or written.`;

const COMMANDS = {
  list: [0, 1],
  validate: [0, 1],
  diff: [1, 2],
  export: [1, 1],
  import: [1, 1],
  propose: [1, 1],
  promote: [0, 0],
  withdraw: [0, 0],
} as const;
const NUMBERS = ['no place', 'one place'];

export type Command = {
  readonly name: keyof typeof COMMANDS;
  readonly places: readonly string[];
  readonly mayRemove: boolean;
  readonly envFile?: string;
  readonly unit?: string;
};

export class CommandError extends Error {}

// npm starts scripts at the project's root, wherever it was called.
function toPlace(text: string): string {
  if (sourceKindOf(text) && isRegistryPlace(text)) return text;
  if (!isRegistryPlace(text))
    throw new CommandError(`${text} is neither a path nor an address of a known kind.`);
  return path.resolve(readEnvValue('INIT_CWD') ?? '.', text);
}

function isCommand(name: string): name is Command['name'] {
  return Object.hasOwn(COMMANDS, name);
}

/** Parses the arguments; undefined where help is wanted. @throws CommandError for wrong ones. */
export function parseCommand(args: readonly string[]): Command | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { environment: text, unit: text, remove: flag, help: { ...flag, short: 'h' } } as const;
  const parse = () => parseArgs({ args: [...args], allowPositionals: true, options });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new CommandError(messageOfError(error));
  }
  const { positionals, values } = parsed;
  if (values.help) return undefined;
  const [name = '', ...places] = positionals;
  if (!isCommand(name))
    throw new CommandError(
      `There is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}.`,
    );
  const [least, most] = COMMANDS[name];
  if (places.length < least || places.length > most)
    throw new CommandError(
      `${name} takes ${least === most ? NUMBERS[least] : `${least} to ${most} places`}.`,
    );
  const { environment: envFile, unit, remove: mayRemove } = values;
  return { name, places: places.map(toPlace), mayRemove, envFile, unit };
}
