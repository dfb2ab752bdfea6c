// The commands of `npm run merchants`; each returns its exit code and prints by `print`.
import 'server-only';
import {
  type CommandRun,
  EXIT,
  readPlace,
  registryPlaceOf,
  writePlace,
} from '@/lib/server/ops/merchants/command-run';
import { compare, listLeftOut, toCount, toEntries, toLines } from '@/lib/server/ops/merchants/entries';
import { CommandError } from '@/lib/server/ops/merchants/parse-command';
import { importFrom, promote, propose, withdraw } from '@/lib/server/ops/merchants/replace-registry';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { loadOnce, loadRead, readSource } from '@/lib/server/tenants/mirror/load-once';
import { checksumOf } from '@/lib/server/tenants/mirror/registry-version';
import type { SourceRead } from '@/lib/server/tenants/sources/source';
import { toSourceName } from '@/lib/server/tenants/sources/source-kind';

function printLeftOut(run: CommandRun, from: SourceRead): number {
  const lines = listLeftOut(from);
  for (const line of lines) run.print(line);
  return lines.length > 0 ? EXIT.differs : EXIT.fine;
}

async function list(run: CommandRun): Promise<number> {
  const place = registryPlaceOf(run);
  const from = await readPlace(place);
  const { checks } = await loadRead(from);
  run.print(`source    ${toSourceName(place)}`);
  if (from.version) run.print(`version   ${from.version}`);
  run.print(`checksum  ${checksumOf(checks)}`);
  const entries = toEntries(from);
  const width = Math.max(0, ...[...entries.keys()].map(({ length }) => length));
  for (const [code, { name, hosts }] of entries)
    run.print(`${code.padEnd(width)}  ${name}  ${[hosts].flat().join(' ')}`);
  return printLeftOut(run, from);
}

async function validate(run: CommandRun): Promise<number> {
  const place = registryPlaceOf(run);
  const { faults, checks, registry } = await loadOnce(place);
  // Rejects where the place itself cannot be read; an unreadable file is a fault like others.
  if (checks.length === 0) await readPlace(place);
  run.print(
    registry && faults.length === 0
      ? `${toCount(registry.merchants)} without a fault in ${toSourceName(place)}`
      : toFaultText(faults),
  );
  return faults.length > 0 ? EXIT.differs : EXIT.fine;
}

async function diff(run: CommandRun): Promise<number> {
  const before = toEntries(await readPlace(registryPlaceOf(run)));
  const after = toEntries(await readPlace(registryPlaceOf(run, 1)));
  const lines = toLines(compare(before, after));
  for (const line of lines) run.print(line);
  return lines.length > 0 ? EXIT.differs : EXIT.fine;
}

/** Writing a folder removes all other entries from it: a folder with files of another kind is no registry. */
async function rejectForeignFiles(place: string): Promise<void> {
  const there = await readSource(place).catch(() => undefined);
  if (there && listLeftOut(there).length > 0)
    throw new CommandError(`${toSourceName(place)} holds files that are no entries; nothing is written.`);
}

async function exportTo(run: CommandRun): Promise<number> {
  const from = await readPlace(run.merchants());
  const entries = toEntries(from);
  const place = registryPlaceOf(run);
  await rejectForeignFiles(place);
  await writePlace(place, entries);
  run.print(`${toCount(entries)} written to ${toSourceName(place)}`);
  return printLeftOut(run, from);
}

const RUNS = { list, validate, diff, export: exportTo, import: importFrom, propose, promote, withdraw };

/** Runs a command; `merchants` and `canary` return the site's places. Rejects with CommandError for a place that cannot be read or written. */
export function runCommand(run: CommandRun): Promise<number> {
  return RUNS[run.command.name](run);
}
