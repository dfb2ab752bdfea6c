// Requests to a bucket of S3 or of any service that speaks its protocol.
import 'server-only';
import type { AwsClient } from 'aws4fetch';
import {
  NoRegistryError,
  readSourceBytes,
  SOURCE_TIMEOUT_MS,
  SourceError,
} from '@/lib/server/tenants/sources/source';

export type S3Options = {
  /** Origin of the service; Amazon's own where it is absent. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Listing = { readonly etags: ReadonlyMap<string, string>; readonly next?: string };

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

// The three fields that are read contain no further elements; keys come URL-encoded.
function fieldOf(xml: string, name: string): string {
  const text = xml.split(`<${name}>`, 2)[1]?.split('<', 1)[0] ?? '';
  return text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

function parseListing(xml: string): Listing {
  const items = xml.split('<Contents>').slice(1);
  const toKey = (item: string): string => decodeURIComponent(fieldOf(item, 'Key').replaceAll('+', ' '));
  return {
    etags: new Map(items.map((item) => [toKey(item), fieldOf(item, 'ETag')])),
    next: fieldOf(xml, 'NextContinuationToken') || undefined,
  };
}

export class S3Bucket {
  private readonly url: string;

  constructor(
    private readonly client: AwsClient,
    name: string,
    { endpoint, region }: S3Options,
  ) {
    // By path, which every service understands.
    this.url = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${name}`;
  }

  /** Sends a request for an object. Rejects with SourceError unless the answer is 2xx or 304. */
  send(key: string, init?: RequestInit): Promise<Response> {
    return this.request(`${this.url}/${key.split('/').map(encodeURIComponent).join('/')}`, init);
  }

  /** Returns the text of an object. Rejects as `send`, and for one above 64 MiB. */
  async readText(key: string): Promise<string> {
    return (await readSourceBytes(await this.send(key))).toString('utf8');
  }

  /** Returns key → ETag of the objects directly below a prefix, 1,000 a request. */
  async list(prefix: string): Promise<Map<string, string>> {
    const query = { 'list-type': '2', 'encoding-type': 'url', delimiter: '/', prefix };
    const all = new Map<string, string>();
    let more: Record<string, string> | undefined = {};
    while (more) {
      const answer = await this.request(`${this.url}?${new URLSearchParams({ ...query, ...more })}`);
      const { etags, next } = parseListing(await answer.text());
      for (const [key, etag] of etags) all.set(key, etag);
      more = next === undefined ? undefined : { 'continuation-token': next };
    }
    return all;
  }

  private async request(url: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.client.fetch(url, { ...init, signal: AbortSignal.timeout(SOURCE_TIMEOUT_MS) });
    if (answer.ok || answer.status === 304) return answer;
    const code = fieldOf(await answer.text(), 'Code');
    const reason = `status ${answer.status} ${code}`.trim();
    throw code === 'NoSuchKey' ? new NoRegistryError(reason) : new SourceError(reason);
  }
}
