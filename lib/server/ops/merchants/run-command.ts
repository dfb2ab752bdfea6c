// The commands of `npm run merchants`; each returns its exit code and prints by `print`.
import 'server-only';
import { compare, type Entries, toEntries, toLines, toText } from '@/lib/server/ops/merchants/entries';
import { type Command, CommandError } from '@/lib/server/ops/merchants/parse-command';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { loadRead, readSource } from '@/lib/server/tenants/mirror/load-once';
import { checksumOf } from '@/lib/server/tenants/mirror/registry-version';
import { openSource } from '@/lib/server/tenants/sources/open-source';
import { type SourceRead, toReason } from '@/lib/server/tenants/sources/source';
import { toSourceName } from '@/lib/server/tenants/sources/source-kind';

const EXIT = { fine: 0, differs: 1 };

type Print = (line: string) => void;
type Run = { readonly command: Command; readonly merchants: () => string; readonly print: Print };

async function read(place: string): Promise<SourceRead> {
  try {
    return await readSource(place);
  } catch (error) {
    throw new CommandError(`${toSourceName(place)} cannot be read: ${toReason(error)}`);
  }
}

async function write(place: string, entries: Entries): Promise<void> {
  const source = await openSource(place);
  if (!source.write)
    throw new CommandError(
      `${toSourceName(place)} can only be read: export to a file, and publish that file.`,
    );
  try {
    await source.write(new Map([...entries].map(([code, entry]) => [code, toText(entry)])));
  } catch (error) {
    throw new CommandError(`${toSourceName(place)} cannot be written: ${toReason(error)}`);
  } finally {
    await source.close();
  }
}

/** Prints the faults of a registry, and returns whether it has any. */
async function hasFaults(from: SourceRead, print: Print): Promise<boolean> {
  const { faults } = await loadRead(from);
  if (faults.length > 0) print(toFaultText(faults));
  return faults.length > 0;
}

const placeOf = ({ command: { places }, merchants }: Run, at = 0): string => places[at] ?? merchants();

async function list(run: Run): Promise<number> {
  const place = placeOf(run);
  const from = await read(place);
  const { checks } = await loadRead(from);
  run.print(`source    ${toSourceName(place)}`);
  if (from.version) run.print(`version   ${from.version}`);
  run.print(`checksum  ${checksumOf(checks)}`);
  const entries = toEntries(from);
  const width = Math.max(0, ...[...entries.keys()].map(({ length }) => length));
  for (const [code, { name, hosts }] of entries)
    run.print(`${code.padEnd(width)}  ${name}  ${[hosts].flat().join(' ')}`);
  return EXIT.fine;
}

async function validate(run: Run): Promise<number> {
  const place = placeOf(run);
  const from = await read(place);
  if (await hasFaults(from, run.print)) return EXIT.differs;
  run.print(`${toEntries(from).size} merchants without a fault in ${toSourceName(place)}`);
  return EXIT.fine;
}

async function diff(run: Run): Promise<number> {
  const before = toEntries(await read(placeOf(run)));
  const after = toEntries(await read(placeOf(run, 1)));
  const lines = toLines(compare(before, after));
  for (const line of lines) run.print(line);
  return lines.length > 0 ? EXIT.differs : EXIT.fine;
}

async function exportTo(run: Run): Promise<number> {
  const entries = toEntries(await read(run.merchants()));
  const place = placeOf(run);
  await write(place, entries);
  run.print(`${entries.size} merchants written to ${toSourceName(place)}`);
  return EXIT.fine;
}

// A target that does not exist yet holds nothing; one that cannot be written says so later.
async function readTarget(place: string): Promise<Entries> {
  return readSource(place).then(toEntries, () => new Map());
}

async function importFrom(run: Run): Promise<number> {
  const from = await read(placeOf(run));
  if (await hasFaults(from, run.print)) return EXIT.differs;
  const target = run.merchants();
  const entries = toEntries(from);
  const difference = compare(await readTarget(target), entries);
  for (const line of toLines(difference)) run.print(line);
  if (difference.removed.length > 0 && !run.command.mayRemove) {
    run.print(
      `Nothing is written: ${difference.removed.length} merchants would go. Say --remove where they should.`,
    );
    return EXIT.differs;
  }
  await write(target, entries);
  run.print(`${entries.size} merchants written to ${toSourceName(target)}`);
  return EXIT.fine;
}

const RUNS = { list, validate, diff, export: exportTo, import: importFrom };

/** Runs a command; `merchants` returns the site's MERCHANTS. Rejects with CommandError for a place that cannot be read or written. */
export function runCommand(run: Run): Promise<number> {
  return RUNS[run.command.name](run);
}
