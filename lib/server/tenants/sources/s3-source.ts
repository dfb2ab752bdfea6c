// A registry in S3: one object per merchant below a prefix, or one object with an array.
import 'server-only';
import { hash } from 'node:crypto';
import { toEntryFile, toEntryName } from '@/lib/server/tenants/sources/entry-file';
import { S3Bucket, type S3Options } from '@/lib/server/tenants/sources/s3-bucket';
import { readSourceBytes, type Source, type SourceRead } from '@/lib/server/tenants/sources/source';

const AT_ONCE = 16;
const FILE = 'merchants.json';

async function inParallel<Item>(items: Iterable<Item>, use: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = [...items].values();
  const work = async (): Promise<void> => {
    for (const item of queue) await use(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function openDocument(bucket: S3Bucket, key: string): Source {
  return {
    read: async (known) => {
      const answer = await bucket.send(key, known ? { headers: { 'If-None-Match': known } } : {});
      if (answer.status === 304) return undefined;
      const version = answer.headers.get('etag') ?? '';
      return { version, files: new Map([[FILE, (await readSourceBytes(answer)).toString('utf8')]]) };
    },
    write: async (entries) => {
      await bucket.send(key, { method: 'PUT', body: `[${[...entries.values()].join(',\n')}]\n` });
    },
    close: async () => undefined,
  };
}

const versionOf = (etags: ReadonlyMap<string, string>): string =>
  hash('sha256', JSON.stringify([...etags].sort())).slice(0, 32);

/** Reads objects whose ETag has changed since the version before. */
class Prefix implements Source {
  private before: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly bucket: S3Bucket,
    private readonly prefix: string,
  ) {}

  async read(known: string | undefined): Promise<SourceRead | undefined> {
    const etags = new Map([...(await this.list())].sort());
    const version = versionOf(etags);
    if (version === known) return undefined;
    const isKnown = known !== undefined && versionOf(this.before) === known;
    const files = new Map<string, string | undefined>();
    await inParallel(etags, async ([name, etag]) => {
      const isSame = isKnown && this.before.get(name) === etag;
      files.set(name, isSame ? undefined : await this.bucket.readText(this.prefix + name));
    });
    this.before = etags;
    return { version, files };
  }

  async write(entries: ReadonlyMap<string, string>): Promise<void> {
    const texts = new Map([...entries].map(([code, text]) => [toEntryFile(code), text]));
    const stored = await this.list();
    // An ETag is the MD5 of its object, unless the bucket encrypts: then all are written.
    const changed = [...texts].filter(([name, body]) => stored.get(name) !== `"${hash('md5', body)}"`);
    const old = [...stored.keys()].filter((name) => !texts.has(name));
    await inParallel(changed, ([name, body]) =>
      this.bucket.send(this.prefix + name, { method: 'PUT', body }),
    );
    await inParallel(old, (name) => this.bucket.send(this.prefix + name, { method: 'DELETE' }));
  }

  async close(): Promise<void> {
    this.before = new Map();
  }

  private async list(): Promise<Map<string, string>> {
    const all = [...(await this.bucket.list(this.prefix))];
    const named = all.map(([key, etag]): [string, string] => [key.slice(this.prefix.length), etag]);
    return new Map(named.filter(([name]) => toEntryName(name) !== undefined));
  }
}

/** Opens `s3://bucket/prefix/`, or `s3://bucket/key.json` for an array. */
export async function openS3Source(place: string, options: S3Options): Promise<Source> {
  const { AwsClient } = await import('aws4fetch');
  const { region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3', retries: 0 });
  const { hostname, pathname } = new URL(place);
  const bucket = new S3Bucket(client, hostname, options);
  const key = decodeURIComponent(pathname.slice(1));
  if (key.endsWith('.json')) return openDocument(bucket, key);
  return new Prefix(bucket, key === '' || key.endsWith('/') ? key : `${key}/`);
}
