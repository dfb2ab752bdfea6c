// Commands that replace a registry: import, and the three of a candidate.
import 'server-only';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CommandRun,
  EXIT,
  hasFaults,
  readPlace,
  registryPlaceOf,
  toReadError,
  writePlace,
} from '@/lib/server/ops/merchants/command-run';
import {
  compare,
  type Entries,
  listForeign,
  listUnreadLosses,
  toCount,
  toEntries,
  toLines,
} from '@/lib/server/ops/merchants/entries';
import { CommandError } from '@/lib/server/ops/merchants/parse-command';
import { readSource } from '@/lib/server/tenants/mirror/load-once';
import { NoRegistryError, type SourceRead } from '@/lib/server/tenants/sources/source';
import { sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

/** A change reaches all instances within 5 s; until then, those that take the candidate must not see it end. */
const SETTLE_MS = 6_000;

// With an unreadable target it is unknown which merchants would be removed.
async function readTarget(place: string): Promise<Pick<SourceRead, 'files'>> {
  try {
    return await readSource(place);
  } catch (error) {
    if (error instanceof NoRegistryError) return { files: new Map() };
    throw toReadError(place, error);
  }
}

// Returns false where nothing is written, because of faults or of merchants that would go.
async function replaceBy(from: SourceRead, target: string, { print, command }: CommandRun): Promise<boolean> {
  if (await hasFaults(from, print)) return false;
  const entries = toEntries(from);
  const there = await readTarget(target);
  const difference = compare(toEntries(there), entries);
  const unread = listUnreadLosses(there, entries);
  for (const line of toLines(difference)) print(line);
  for (const name of unread) print(`- ${name}, which cannot be read`);
  if (difference.removed.length + unread.length > 0 && !command.mayRemove) {
    print('Nothing is written: what is marked "-" would go. Add --remove if it should.');
    return false;
  }
  await writePlace(target, entries);
  print(`${toCount(entries)} written to ${toSourceName(target)}`);
  return true;
}

/** Makes the entries of a place the registry. */
export async function importFrom(run: CommandRun): Promise<number> {
  const isDone = await replaceBy(await readPlace(registryPlaceOf(run)), run.merchants(), run);
  return isDone ? EXIT.fine : EXIT.differs;
}

const isSamePlace = (a: string, b: string): boolean =>
  sourceKindOf(a) || sourceKindOf(b) ? a === b : path.resolve(a) === path.resolve(b);

function requireCanary({ canary, merchants }: CommandRun): string {
  const place = canary();
  if (place === undefined)
    throw new CommandError(
      'MERCHANTS_CANARY is not set: it names the place of the candidate (docs/operations/sources.md).',
    );
  if (isSamePlace(place, merchants()))
    throw new CommandError(
      'MERCHANTS_CANARY is the place of MERCHANTS: give the candidate a place of its own.',
    );
  return place;
}

// A broken candidate may go; a folder with JSON of another kind was named by mistake.
async function writeCandidate(place: string, entries: Entries): Promise<void> {
  const [foreign] = listForeign(await readTarget(place));
  if (foreign !== undefined)
    throw new CommandError(`${toSourceName(place)} holds ${foreign}, which is no entry; nothing is written.`);
  await writePlace(place, entries);
}

/** Makes the entries of a place the candidate. */
export async function propose(run: CommandRun): Promise<number> {
  const target = requireCanary(run);
  const from = await readPlace(registryPlaceOf(run));
  if (await hasFaults(from, run.print)) return EXIT.differs;
  const entries = toEntries(from);
  const { added, changed } = compare(toEntries(await readTarget(run.merchants())), entries);
  for (const line of toLines({ added, changed, removed: [] })) run.print(line);
  await writeCandidate(target, entries);
  run.print(`${toCount(entries)} proposed in ${toSourceName(target)}`);
  return EXIT.fine;
}

/** Empties the candidate. */
export async function withdraw(run: CommandRun): Promise<number> {
  const target = requireCanary(run);
  await writeCandidate(target, new Map());
  run.print(`${toSourceName(target)} holds no candidate now`);
  return EXIT.fine;
}

/** Makes the candidate the registry, and empties it once all instances have that, unless another one is proposed meanwhile. */
export async function promote(run: CommandRun): Promise<number> {
  const place = requireCanary(run);
  const candidate = await readPlace(place);
  const promoted = toEntries(candidate);
  if (promoted.size === 0) throw new CommandError('There is no candidate.');
  if (!(await replaceBy(candidate, run.merchants(), run))) return EXIT.differs;
  run.print(`The candidate ends when all instances have the new version, in ${SETTLE_MS / 1000} seconds`);
  await wait(SETTLE_MS);
  const left = toEntries(await readTarget(place));
  if (left.size === 0 || toLines(compare(promoted, left)).length === 0) return withdraw(run);
  run.print(`${toSourceName(place)} holds another candidate by now, which stays`);
  return EXIT.fine;
}
