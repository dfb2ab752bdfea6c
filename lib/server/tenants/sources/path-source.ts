// A registry in a folder or a file as a source, for the commands that read and write any of them.
import 'server-only';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import { toEntryFile, toEntryName } from '@/lib/server/tenants/sources/entry-file';
import { NoRegistryError, type Source, SourceError } from '@/lib/server/tenants/sources/source';

const isFolder = async (place: string): Promise<boolean> =>
  stat(place).then(
    (stats) => stats.isDirectory(),
    () => !place.endsWith('.json'),
  );

async function listFiles(place: string): Promise<string[]> {
  if (!(await isFolder(place))) return [place];
  const names = await readdir(place);
  return names.filter((name) => toEntryName(name) !== undefined).map((name) => path.join(place, name));
}

async function write(place: string, entries: ReadonlyMap<string, string>): Promise<void> {
  if (!(await isFolder(place))) return writeFile(place, `[${[...entries.values()].join(',\n')}]\n`);
  await mkdir(place, { recursive: true });
  const files = new Map([...entries].map(([code, text]) => [path.join(place, toEntryFile(code)), text]));
  for (const [file, text] of files) await writeFile(file, text);
  for (const file of await listFiles(place)) if (!files.has(file)) await rm(file);
}

/** Opens a folder or file; one that is missing is a folder unless it ends in `.json`. Its content is its version. */
export function openPathSource(place: string): Source {
  return {
    read: async () => {
      try {
        const files = (await listFiles(place)).sort();
        return {
          version: '',
          files: new Map(files.map((file) => [path.basename(file), readRegularFile(file)])),
        };
      } catch (error) {
        const { message, code } = error as NodeJS.ErrnoException;
        throw code === 'ENOENT' ? new NoRegistryError(message) : new SourceError(message);
      }
    },
    write: (entries) => write(place, entries),
    close: async () => undefined,
  };
}
