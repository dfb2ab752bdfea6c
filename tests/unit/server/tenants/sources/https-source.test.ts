import { generateKeyPairSync, hash, sign } from 'node:crypto';
import tls from 'node:tls';
import { openHttpsSource } from '@/lib/server/tenants/sources/https-source';
import { startHttpsDocument } from '@/tests/support/sources/https-server';

let server: Awaited<ReturnType<typeof startHttpsDocument>>;
const before = tls.getCACertificates('default');
const ONE = '[{"code":"one"}]';

beforeAll(async () => {
  server = await startHttpsDocument(ONE);
  tls.setDefaultCACertificates([...before, server.pem.toString()]);
});
beforeEach(() => {
  Object.assign(server.document, { text: ONE, status: 200, hasTag: true, digest: undefined });
  server.document.seen.length = 0;
});
afterAll(async () => {
  tls.setDefaultCACertificates(before);
  await server.stop();
});

test('a document is read once, and requested with its ETag from then on (B50)', async () => {
  const source = openHttpsSource(server.url);
  const first = await source.read(undefined);
  expect(first?.files).toEqual(new Map([['merchants.json', ONE]]));
  expect(await source.read(first?.version)).toBeUndefined();
  expect(server.document.seen.map(({ tag }) => tag)).toEqual([undefined, first?.version]);
  server.document.text = '[]';
  expect((await source.read(first?.version))?.files.get('merchants.json')).toBe('[]');
});

test('without an ETag the checksum of the document is its version (B50)', async () => {
  server.document.hasTag = false;
  const source = openHttpsSource(server.url);
  const first = await source.read(undefined);
  expect(first?.version).toBe(`sha256:${hash('sha256', ONE)}`);
  expect(await source.read(first?.version)).toBeUndefined();
});

test('a password of the address travels as a header', async () => {
  const source = openHttpsSource(server.url.replace('https://', 'https://reader:p%40ss@'));
  await source.read(undefined);
  expect(server.document.seen[0]?.login).toBe(`Basic ${btoa('reader:p@ss')}`);
});

test.each([
  ['status 503', { status: 503 }],
  ['no JSON array', { text: '{"code":"one"}' }],
  ['no JSON array', { text: '[{"code":"on' }],
  ['Repr-Digest does not fit', { digest: `sha-256=:${hash('sha256', 'other', 'base64')}:` }],
])('a document is refused: %s (B50)', async (reason, change) => {
  Object.assign(server.document, change);
  await expect(openHttpsSource(server.url).read(undefined)).rejects.toThrow(reason);
});

test('with a public key, a document without its right signature is refused (B50)', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const source = openHttpsSource(server.url, key);
  server.document.signature = sign(null, Buffer.from(ONE), privateKey);
  expect((await source.read(undefined))?.files.size).toBe(1);
  server.document.text = '[{"code":"two"}]';
  await expect(source.read(undefined)).rejects.toThrow('the signature does not fit');
});
