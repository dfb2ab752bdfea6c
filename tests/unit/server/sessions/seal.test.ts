import fc from 'fast-check';
import { getLog } from '@/lib/server/platform/log';
import { revokeSessions } from '@/lib/server/sessions/revocations';
import { openSession, sealSession } from '@/lib/server/sessions/seal';
import { SEAL_SECONDS } from '@/lib/server/sessions/session';
import { anyCharacter } from '@/tests/support/any-character';
import { aSession } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
setEnv();
beforeEach(() => forget());

let seal = '';
beforeAll(async () => {
  seal = await sealSession(aSession());
});

test('a sealed session opens for its merchant as it was (provider-api §7)', async () => {
  const session = aSession({ userName: 'Nguyễn 😀' });
  expect(await openSession(await sealSession(session), 'one')).toEqual(session);
});

test('a seal reveals nothing of the token and is new each time (SEC-57)', async () => {
  expect(seal).not.toContain('canary');
  expect(Buffer.from(seal, 'base64').toString('latin1')).not.toContain('canary');
  expect(await sealSession(aSession())).not.toBe(seal);
});

test('a seal of one merchant opens for no other, opened before or not (SEC-12)', async () => {
  expect(await openSession(seal, 'two')).toBeUndefined();
  await openSession(seal, 'one');
  expect(await openSession(seal, 'two')).toBeUndefined();
});

test('seals that do not open leave one line a minute, with the merchant and their number (SEC-12)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const clock = movableClock();
  for (let nth = 0; nth < 3; nth += 1) await openSession(seal, 'two');
  await clock.advance(60_000);
  await openSession(seal, 'two');
  expect(warn.mock.calls).toEqual([
    [{ merchant: 'two', seals: 1 }, 'session cookies did not open'],
    [{ merchant: 'two', seals: 3 }, 'session cookies did not open'],
  ]);
});

test('a seal that names another merchant inside does not open (SEC-12)', async () => {
  expect(await openSession(await sealSession(aSession({ merchant: 'two' })), 'one')).toBeUndefined();
});

test.each([
  ['nothing', () => ''],
  ['another format', () => 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ['words', () => 'Fe26.2'],
  ['no parts', () => '*'.repeat(20)],
  ['20 kB', () => 'a'.repeat(20_000)],
  ['a seal with 20 kB behind', () => seal + 'a'.repeat(20_000)],
  ['half a seal', () => seal.slice(0, seal.length / 2)],
  ['a seal without its end', () => seal.slice(0, -4)],
  ['a seal behind another', () => `x${seal}`],
  ['another version', () => seal.replace('Fe26.2', 'Fe26.1')],
  ['another password id', () => seal.replace(/\*(\d*)\*/, '*12345*')],
  ['the id __proto__', () => seal.replace(/\*(\d*)\*/, '*__proto__*')],
  ['quotes and CRLF', () => `"${seal}"\r\n`],
])('%s is no one (SEC-50)', async (_what, make) => {
  expect(await openSession(make(), 'one')).toBeUndefined();
});

test('a seal with a changed character opens no other session, and never throws (SEC-50)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(seal.length - 1),
      fc.constantFrom('a', 'Z', '0', '*', '-', '~', '%', '\0', 'é'),
      async (at, other) => {
        const bent = seal.slice(0, at) + other + seal.slice(at + 1);
        // The last characters of base64 and the version may be changed without a change of meaning; the session is then the same.
        const opened = await openSession(bent, 'one');
        expect(opened === undefined || opened.sid === aSession().sid).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('no text opens, and none throws (SEC-50)', async () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom('Fe26.2', '*', '', '1', '~2', '%')), {
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        parts.map((list) => list.join('*')),
      ),
      async (text) => {
        expect(await openSession(text, 'one')).toBeUndefined();
      },
    ),
  );
});

test('a seal ends after 14 days, a session after 90 (SEC-53)', async () => {
  const clock = movableClock();
  const early = await sealSession(aSession());
  await clock.advance((SEAL_SECONDS + 120) * 1000);
  expect(await openSession(early, 'one')).toBeUndefined();
  const old = { startedAtMs: Date.now() - 90 * 24 * 3600_000 };
  expect(await openSession(await sealSession(aSession(old)), 'one')).toBeUndefined();
});

test('a revoked session opens no more, in any of its seals; another sign-in of the player does (SEC-52)', async () => {
  const again = await sealSession(aSession({ sealedAtMs: 7 }));
  const other = await sealSession(aSession({ sid: 'other' }));
  expect(await openSession(seal, 'one')).toBeDefined();
  revokeSessions(aSession());
  expect([await openSession(seal, 'one'), await openSession(again, 'one')]).toEqual([undefined, undefined]);
  expect(await openSession(other, 'one')).toBeDefined();
});

test('a session with a long name and a token of 1,500 characters fits into a cookie; longer ones are rejected (SEC-49, ruling 16)', async () => {
  const large = await sealSession(aSession({ token: 'x'.repeat(1_500), userName: 'x'.repeat(64) }));
  expect(large.length).toBeLessThan(3_840);
  await expect(sealSession(aSession({ token: 'x'.repeat(5_000) }))).rejects.toThrow(
    'does not fit into a cookie',
  );
});
