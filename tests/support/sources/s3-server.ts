// A stand-in for an S3 service: buckets in memory, and requests only with a right signature (AWS signature version 4).
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenHere } from './listen-here';

export const KEY = { id: 'AKIAREGISTRY', secret: 'a-secret-of-the-bucket' };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** Computes the signature of the received request. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIAREGISTRY\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const payload = String(headers['x-amz-content-sha256']);
  if (!['UNSIGNED-PAYLOAD', hash('sha256', body)].includes(payload)) return false;
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, pathname, query.join('&'), signed.join(''), names, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${KEY.secret}`);
  const right = hmac(key, text);
  return given.length === 64 && timingSafeEqual(Buffer.from(given, 'hex'), right);
}

const etagOf = (text: string): string => `"${hash('md5', text)}"`;

type Objects = Map<string, string>;

function list(objects: Objects, query: URLSearchParams, pageSize: number): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const items = page.map(
    (key) =>
      `<Contents><Key>${encode(key)}</Key><ETag>${etagOf(objects.get(key) ?? '').replaceAll('"', '&quot;')}</ETag></Contents>`,
  );
  const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${items.join('')}${next}</ListBucketResult>`;
}

type Answer = { readonly status: number; readonly text?: string; readonly etag?: string };

function answer(objects: Objects, request: IncomingMessage, body: Buffer, pageSize: number): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  if (!isSigned(request, body))
    return { status: 403, text: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
  if (key === '') return { status: 200, text: list(objects, searchParams, pageSize) };
  if (request.method === 'PUT') objects.set(key, body.toString());
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method !== 'GET') return { status: 200 };
  const text = objects.get(key);
  if (text === undefined) return { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' };
  const etag = etagOf(text);
  return request.headers['if-none-match'] === etag ? { status: 304 } : { status: 200, text, etag };
}

/** Starts it; `objects` are those of its only bucket, by key. A page of its list has two keys, so that a test sees several. */
export async function startS3({ pageSize = 2 } = {}) {
  const objects: Objects = new Map();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status, text, etag } = answer(objects, request, await buffer(request), pageSize);
    response.writeHead(status, etag ? { ETag: etag } : {}).end(text);
  });
  const { port, stop } = await listenHere(server);
  return { endpoint: `http://127.0.0.1:${port}`, objects, requests, stop };
}
