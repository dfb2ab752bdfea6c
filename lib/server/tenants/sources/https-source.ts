// A registry behind https://: one JSON array, asked for with its ETag, and checked by a signature or a digest.
import 'server-only';
import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import {
  readSourceBytes,
  SOURCE_TIMEOUT_MS,
  type Source,
  SourceError,
  type SourceRead,
} from '@/lib/server/tenants/sources/source';

const FILE = 'merchants.json';
const MAX_SIGNATURE_BYTES = 1_024;

type Address = { readonly url: URL; readonly headers: Readonly<Record<string, string>> };

// fetch refuses addresses with a password, so that it travels as a header.
function toAddress(place: string): Address {
  const url = new URL(place);
  const { username, password } = url;
  if (username === '' && password === '') return { url, headers: {} };
  [url.username, url.password] = ['', ''];
  const login = [username, password].map(decodeURIComponent).join(':');
  return { url, headers: { Authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

async function ask({ url, headers }: Address, more: Record<string, string> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(SOURCE_TIMEOUT_MS);
  const answer = await fetch(url, { headers: { ...headers, ...more }, signal });
  if (!answer.url.startsWith('https:')) throw new SourceError('a redirect leaves https');
  if (answer.ok || answer.status === 304) return answer;
  await answer.body?.cancel();
  throw new SourceError(`status ${answer.status}`);
}

// RFC 9530; a server that sends no digest is trusted as far as TLS goes. Of a compressed document it fits the bytes before unpacking.
function checkDigest(bytes: Buffer, { headers }: Response): void {
  if (headers.has('content-encoding')) return;
  const digest = /sha-256=:([A-Za-z0-9+/=]+):/.exec(headers.get('repr-digest') ?? '')?.[1];
  if (digest !== undefined && digest !== hash('sha256', bytes, 'base64'))
    throw new SourceError('Repr-Digest does not fit the document');
}

async function checkSignature(bytes: Buffer, { url, headers }: Address, key: KeyObject): Promise<void> {
  const place = new URL(url);
  place.pathname += '.sig';
  const signature = await readSourceBytes(await ask({ url: place, headers }), MAX_SIGNATURE_BYTES);
  if (!verify(null, bytes, key, signature)) throw new SourceError('the signature does not fit the document');
}

function toKey(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

function requireArray(text: string): void {
  try {
    if (Array.isArray(JSON.parse(text))) return;
  } catch {
    // Rejected below, without the parser's quotation of the text.
  }
  throw new SourceError('the document is no JSON array of merchants');
}

/** Opens a document; with a `publicKey` (Ed25519, DER in base64), `<address>.sig` must hold its raw signature. */
export function openHttpsSource(place: string, publicKey?: string): Source {
  const address = toAddress(place);
  const key = publicKey === undefined ? undefined : toKey(publicKey);
  const read = async (known: string | undefined): Promise<SourceRead | undefined> => {
    const isTag = known?.endsWith('"') ?? false;
    const answer = await ask(address, isTag ? { 'If-None-Match': known ?? '' } : {});
    if (answer.status === 304) return undefined;
    const bytes = await readSourceBytes(answer);
    checkDigest(bytes, answer);
    if (key) await checkSignature(bytes, address, key);
    const version = answer.headers.get('etag') ?? `sha256:${hash('sha256', bytes)}`;
    if (version === known) return undefined;
    const text = bytes.toString('utf8');
    requireArray(text);
    return { version, files: new Map([[FILE, text]]) };
  };
  return { read, close: async () => undefined };
}
