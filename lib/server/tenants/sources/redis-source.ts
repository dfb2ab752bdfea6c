// A registry in Redis or Valkey: a hash of entries by code, and a version that each change raises.
import 'server-only';
import { toEntryFile } from '@/lib/server/tenants/sources/entry-file';
import {
  NoRegistryError,
  SOURCE_TIMEOUT_MS,
  type Source,
  SourceError,
  type SourceRead,
} from '@/lib/server/tenants/sources/source';

const DEFAULT_KEY = 'merchants';
const RETRY_MS = 1_000;

const isLost = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MaxRetriesPerRequestError';

/** Opens `redis://host/0?key=merchants`: entries in the hash `merchants`, the version in `merchants:version`. */
export async function openRedisSource(place: string): Promise<Source> {
  // Under plain `next start` the bundle gives the class as the default export alone.
  const { default: Redis } = await import('ioredis');
  const url = new URL(place);
  const key = url.searchParams.get('key') || DEFAULT_KEY;
  const versionKey = `${key}:version`;
  // The library would read the query as options of its own.
  url.search = '';
  const redis = new Redis(url.href, {
    connectionName: 'site-registry',
    lazyConnect: true,
    connectTimeout: SOURCE_TIMEOUT_MS,
    commandTimeout: SOURCE_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS,
  });
  // The library's own error names options of its own and no cause.
  let lost: Error = new SourceError('the connection was lost');
  redis.on('error', (error: Error) => {
    lost = error;
  });
  const readAll = async (): Promise<SourceRead> => {
    const [version, entries] = (await redis.multi().get(versionKey).hgetall(key).exec()) ?? [];
    if (entries?.[0]) throw entries[0];
    const texts = Object.entries((entries?.[1] ?? {}) as Record<string, string>);
    return {
      version: String(version?.[1]),
      files: new Map(texts.map(([code, text]) => [toEntryFile(code), text])),
    };
  };
  const read = async (known: string | undefined): Promise<SourceRead | undefined> => {
    const version = await redis.get(versionKey).catch((error: unknown) => {
      throw isLost(error) ? lost : error;
    });
    if (version === null) throw new NoRegistryError(`the key ${versionKey} is missing`);
    return version === known ? undefined : readAll();
  };
  const write = async (entries: ReadonlyMap<string, string>): Promise<void> => {
    const change = redis.multi().del(key);
    if (entries.size > 0) change.hset(key, Object.fromEntries(entries));
    const results = await change.incr(versionKey).exec();
    const fault = results?.find(([error]) => error)?.[0];
    if (fault) throw fault;
  };
  return { read, write, close: async () => redis.disconnect() };
}
