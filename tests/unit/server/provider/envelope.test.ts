import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import forge from 'node-forge';
import { parsePublicKey, SEAL_SCHEMES, type SealedCall } from '@/lib/server/provider/envelope';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const seal = (text: string, key = pem) => SEAL_SCHEMES.A256GCM(parsePublicKey(key), text);

const keyOf = ({ headers }: SealedCall) =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(headers['X-RSA'] ?? '', 'base64'),
  );

function open(sealed: SealedCall): string {
  const bytes = Buffer.from(sealed.body.value, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sealed), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

test.each(['{"password":"x"}', '{}', '', '{"name":"Nguyễn 😀"}', `{"long":"${'x'.repeat(10_000)}"}`])(
  'node:crypto opens what was sealed: %.40s (K3, provider-api §3)',
  (text) => {
    expect(open(seal(text))).toBe(text);
  },
);

test('another implementation opens it too: OAEP and its mask both by SHA-256 (provider-api §3)', () => {
  const sealed = seal('{"a":1}');
  const own = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const md = () => forge.md.sha256.create();
  const wrapped = forge.util.decode64(sealed.headers['X-RSA'] ?? '');
  const key = own.decrypt(wrapped, 'RSA-OAEP', { md: md(), mgf1: { md: md() } });
  expect(Buffer.from(key, 'latin1').equals(keyOf(sealed))).toBe(true);
});

test.each([
  ['PEM', pem],
  ['base64 of DER', der],
  ['base64 in lines', der.replace(/(.{64})/g, '$1\n')],
])('a key as %s is read (K3, provider-api §3)', (_form, key) => {
  expect(open(seal('{"a":1}', key))).toBe('{"a":1}');
});

test('the headers are Encryption, X-RSA and X-Digest over the sealed text, the body is one value (K3, provider-api §3)', () => {
  const { body, headers } = seal('{"a":1}');
  expect(Object.keys(headers).sort()).toEqual(['Encryption', 'X-Digest', 'X-RSA']);
  expect(headers.Encryption).toBe('A256GCM');
  expect(headers['X-Digest']).toBe(createHash('sha256').update(body.value).digest('base64'));
  expect(Object.keys(body)).toEqual(['value']);
});

test('key and IV are fresh each time (SEC-94, provider-api §3)', () => {
  const calls = Array.from({ length: 50 }, () => seal('{"a":1}'));
  expect(new Set(calls.map((call) => keyOf(call).toString('hex'))).size).toBe(50);
  expect(new Set(calls.map(({ body }) => body.value.slice(0, 16))).size).toBe(50);
  expect(keyOf(calls[0]!)).toHaveLength(32);
});

test('a changed sealed text does not open (K3)', () => {
  const sealed = seal('{"a":1}');
  const bytes = Buffer.from(sealed.body.value, 'base64');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => open({ ...sealed, body: { value: bytes.toString('base64') } })).toThrow();
});

test('a key of 1024 bits is refused (SEC-94)', () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  expect(() => parsePublicKey(weak)).toThrow('public key of 1024 bits refused, 2048 expected');
});

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

test.each([
  '',
  'x',
  '<html></html>',
  der.slice(0, 100),
  '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
  ec,
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
])('%.30j is no RSA key (SEC-94)', (text) => {
  expect(() => parsePublicKey(text)).toThrow();
});

test('a public key of more than 16,384 characters is refused unread (SEC-94, SEC-114)', () => {
  expect(() => parsePublicKey(`${pem}${' '.repeat(16_384)}`)).toThrow('too long');
});
