// What the commands of `npm run merchants` share: their run, and reading, writing and checking a place.
import 'server-only';
import { type Entries, toEntryText } from '@/lib/server/ops/merchants/entries';
import { type Command, CommandError } from '@/lib/server/ops/merchants/parse-command';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { loadRead, readSource } from '@/lib/server/tenants/mirror/load-once';
import { openSource } from '@/lib/server/tenants/sources/open-source';
import { type SourceRead, toReason } from '@/lib/server/tenants/sources/source';
import { toSourceName } from '@/lib/server/tenants/sources/source-kind';

/** Exit codes of a command. */
export const EXIT = { fine: 0, differs: 1 };

type Print = (line: string) => void;
/** A command with the site's places; `print` writes a line. */
export type CommandRun = {
  readonly command: Command;
  readonly merchants: () => string;
  readonly canary: () => string | undefined;
  readonly print: Print;
};

/** Returns the error of a place that cannot be read. */
export function toReadError(place: string, error: unknown): CommandError {
  return new CommandError(`${toSourceName(place)} cannot be read: ${toReason(error)}`);
}

/** Reads all of a place. Rejects with CommandError. */
export async function readPlace(place: string): Promise<SourceRead> {
  try {
    return await readSource(place);
  } catch (error) {
    throw toReadError(place, error);
  }
}

/** Replaces all entries of a place. Rejects with CommandError. */
export async function writePlace(place: string, entries: Entries): Promise<void> {
  const fail = (error: unknown): never => {
    throw new CommandError(`${toSourceName(place)} cannot be written: ${toReason(error)}`);
  };
  const source = await openSource(place).catch(fail);
  if (!source.write)
    throw new CommandError(
      `${toSourceName(place)} can only be read: export to a file, and publish that file.`,
    );
  try {
    await source.write(new Map([...entries].map(([code, entry]) => [code, toEntryText(entry)])));
  } catch (error) {
    fail(error);
  } finally {
    await source.close();
  }
}

/** Prints the faults of a registry, and returns whether it has any. */
export async function hasFaults(from: SourceRead, print: Print): Promise<boolean> {
  const { faults } = await loadRead(from);
  if (faults.length > 0) print(toFaultText(faults));
  return faults.length > 0;
}

/** Returns the place that a command names, else MERCHANTS. */
export const registryPlaceOf = ({ command: { places }, merchants }: CommandRun, at = 0): string =>
  places[at] ?? merchants();
