// Opens the source that MERCHANTS names; each kind's module and package is loaded when it is used.
import 'server-only';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '@/lib/server/platform/env';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import { toEntryFile, toEntryName } from '@/lib/server/tenants/sources/entry-file';
import { NoRegistryError, type Source, SourceError } from '@/lib/server/tenants/sources/source';
import { isRegistryPlace, type SourceKind, sourceKindOf } from '@/lib/server/tenants/sources/source-kind';
import { messageOfError } from '@/lib/shared/message-of-error';

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

function readNamed(file: string): [string, string] {
  const name = path.basename(file);
  try {
    return [name, readRegularFile(file)];
  } catch (error) {
    throw new SourceError(`${name}: ${messageOfError(error)}`);
  }
}

/** Opens a folder or file; one that is missing is a folder unless it ends in `.json`. Its content is its version. */
export function openPathSource(place: string): Source {
  return {
    read: async () => {
      try {
        await stat(place);
        const files = (await listFiles(place)).sort();
        return {
          version: '',
          files: new Map(files.map(readNamed)),
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

async function openS3(place: string): Promise<Source> {
  const { AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = getEnv();
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined)
    throw new SourceError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  const { openS3Source } = await import('@/lib/server/tenants/sources/s3-source');
  return openS3Source(place, {
    endpoint: AWS_ENDPOINT_URL,
    region: AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  });
}

const OPENERS: Readonly<Record<SourceKind, (place: string) => Promise<Source>>> = {
  https: async (place) => {
    const { openHttpsSource } = await import('@/lib/server/tenants/sources/https-source');
    return openHttpsSource(place, getEnv().MERCHANTS_PUBLIC_KEY);
  },
  git: async (place) => (await import('@/lib/server/tenants/sources/git-source')).openGitSource(place),
  redis: async (place) => (await import('@/lib/server/tenants/sources/redis-source')).openRedisSource(place),
  postgres: async (place) =>
    (await import('@/lib/server/tenants/sources/postgres-source')).openPostgresSource(place),
  s3: openS3,
};

/** Opens a source, which may be a folder or file too; it connects at the first read or write. Rejects with SourceError where its settings are wrong. */
export async function openSource(place: string): Promise<Source> {
  if (!isRegistryPlace(place))
    throw new SourceError('an address of no known kind: https:, git:/, redis:, postgres: or s3:');
  const kind = sourceKindOf(place);
  return kind ? OPENERS[kind](place) : openPathSource(place);
}
