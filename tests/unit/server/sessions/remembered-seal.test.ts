import type { RememberedScope } from '@/lib/server/sessions/remembered-seal';
import { forget, SECRET, setEnv } from '@/tests/unit/server/support/test-site';

type Seal = typeof import('@/lib/server/sessions/remembered-seal');

/** The module as a process with these secrets has it, newest first. */
function withSecrets(...secrets: string[]): Seal {
  forget();
  setEnv({ SESSION_SECRET: secrets.join(',') });
  let seal: Seal | undefined;
  jest.isolateModules(() => {
    seal = jest.requireActual<Seal>('@/lib/server/sessions/remembered-seal');
  });
  return seal as Seal;
}

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 21);
const scope: RememberedScope = { merchant: 'one', deviceKey: 'k'.repeat(43) };
const { sealRemembered, openRemembered } = withSecrets(SECRET);
const record = (password = 'Passw0rd!', names = ['lan']) => ({ password, names, usedAtMs: NOW });
const sealed = (password?: string) => sealRemembered(record(password), scope) ?? '';
const twice = (text: string) => Buffer.from(Buffer.from(text).toString('base64')).toString('base64');

/** The sealed bytes changed, and base64 twice again. */
function spoil(text: string, change: (bytes: Buffer) => Buffer): string {
  const bytes = Buffer.from(Buffer.from(text, 'base64').toString(), 'base64');
  return Buffer.from(change(bytes).toString('base64')).toString('base64');
}
const flip = (at: number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at < 0 ? bytes.length + at : at) ^ 1, at < 0 ? bytes.length + at : at);
  return changed;
};

test.each(['Passw0rd!', 'pässwörd 密码 🎲', ' ', 'x'.repeat(512)])(
  '%j comes back as it was (E7)',
  (password) => {
    expect(openRemembered(sealed(password), scope, NOW)).toEqual(record(password));
  },
);

test('the text is base64 twice, holds no password however decoded, and never looks the same (provider-api §7)', () => {
  const text = sealed();
  const once = Buffer.from(text, 'base64').toString();
  const bytes = Buffer.from(once, 'base64');
  expect(Buffer.from(once).toString('base64')).toBe(text);
  expect(bytes.toString('base64')).toBe(once);
  for (const seen of [text, once, bytes.toString('latin1')]) expect(seen).not.toContain('Passw0rd');
  expect(sealed()).not.toBe(text);
});

test.each([
  ['another merchant', { ...scope, merchant: 'two' }],
  ['another device', { ...scope, deviceKey: 'j'.repeat(43) }],
])('it opens for no %s (provider-api §7, ruling 14)', (_what, other) => {
  expect(openRemembered(sealed(), other, NOW)).toBeUndefined();
});

test.each([
  ['at once', 0, true],
  ['after 30 days to the millisecond', 30 * DAY_MS, true],
  ['a millisecond later', 30 * DAY_MS + 1, false],
  ['on a server whose clock is a minute behind', -60_000, true],
  ['an hour before it was made', -3_600_000, false],
])('it opens %s, or not at all (%#)', (_when, laterMs, opens) => {
  expect(openRemembered(sealed(), scope, NOW + laterMs)).toEqual(opens ? record() : undefined);
});

test.each([
  ['its IV', flip(0)],
  ['its middle', flip(20)],
  ['its tag', flip(-1)],
  ['its end cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['bytes after it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
])('it does not open once changed: %s', (_what, change) => {
  expect(openRemembered(spoil(sealed(), change), scope, NOW)).toBeUndefined();
});

test.each([
  '',
  'x',
  '%%%',
  twice(''),
  twice('Passw0rd!'),
  twice('x'.repeat(28)),
  'A'.repeat(200_000),
  null,
  undefined,
  7,
  {},
  [],
  true,
])('%j opens nothing, and throws nothing', (text) => {
  expect(openRemembered(text, scope, NOW)).toBeUndefined();
});

test.each(['', 'x'.repeat(513)])('a password that no one would have is not sealed', (password) => {
  expect(sealRemembered(record(password), scope)).toBeUndefined();
});

test.each([[[]], [['']], [['x'.repeat(257)]]])('nothing is sealed for no one: %#', (names) => {
  expect(sealRemembered(record('pw', names), scope)).toBeUndefined();
});

test('during a rotation the old secret opens, and the newest seals (SEC-54)', () => {
  const [old, fresh, newest] = [`${SECRET}-1`, `${SECRET}-2`, `${SECRET}-3`];
  const text = withSecrets(old).sealRemembered(record('pw'), scope) ?? '';
  const rotating = withSecrets(newest, fresh, old);
  expect(rotating.openRemembered(text, scope, NOW)).toEqual(record('pw'));
  const renewed = rotating.sealRemembered(record('pw'), scope) ?? '';
  expect(withSecrets(newest).openRemembered(renewed, scope, NOW)).toEqual(record('pw'));
  expect(withSecrets(fresh, old).openRemembered(renewed, scope, NOW)).toBeUndefined();
  expect(withSecrets(newest).openRemembered(text, scope, NOW)).toBeUndefined();
});
