import fc from 'fast-check';
import { parseTelegramResult } from '@/lib/shared/social/telegram-result';
import { anyCharacter } from '@/tests/support/any-character';

const HASH = 'a'.repeat(64);
const toBase64Url = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const user = { id: 7002, first_name: 'Дмитрий 🎲', username: 'd', auth_date: 1_790_000_000, hash: HASH };

test.each([
  ['base64url', toBase64Url(JSON.stringify(user))],
  ['padded base64', Buffer.from(JSON.stringify(user)).toString('base64')],
  ['percent-encoded base64', encodeURIComponent(Buffer.from(JSON.stringify(user)).toString('base64'))],
  ['percent-encoded JSON', encodeURIComponent(JSON.stringify(user))],
])('%s is read in UTF-8, with every field as it came (RR10, ruling 31)', (_how, payload) => {
  expect(parseTelegramResult(payload)).toEqual({
    kind: 'signed',
    fields: user,
    authDate: user.auth_date,
  });
});

test('names in any script survive, for the hash covers them (RR10)', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      fc.string({ unit: 'grapheme' }),
      (name, id, extra) => {
        const given = { ...user, id: id + 1, first_name: name, extra };
        for (const payload of [toBase64Url(JSON.stringify(given)), encodeURIComponent(JSON.stringify(given))])
          expect(parseTelegramResult(payload)).toMatchObject({ kind: 'signed', fields: given });
      },
    ),
  );
});

test.each([toBase64Url('false'), 'false', encodeURIComponent('false')])(
  'the literal false is a refusal: %s (RR10)',
  (payload) => {
    expect(parseTelegramResult(payload)).toEqual({ kind: 'declined' });
  },
);

test.each([
  ['no hash', { ...user, hash: undefined }],
  ['a short hash', { ...user, hash: 'abc' }],
  ['no id', { ...user, id: undefined }],
  ['an id that is no number', { ...user, id: 'x1' }],
  ['no date', { ...user, auth_date: null }],
  ['a list', [user]],
  ['null', null],
  ['true', true],
])('%s is unreadable (ruling 31)', (_what, value) => {
  expect(parseTelegramResult(toBase64Url(JSON.stringify(value)))).toEqual({ kind: 'unreadable' });
});

const withProto = (depth: number) =>
  `{"a":${'{"b":'.repeat(depth)}{"__proto__":{"isAdmin":true}}${'}'.repeat(depth)},"id":7,"auth_date":1790000000,"hash":"${HASH}"}`;

test.each([
  ['at the top', `{"__proto__":{"isAdmin":true},"id":7,"auth_date":1790000000,"hash":"${HASH}"}`],
  ['inside', withProto(0)],
  ['deep inside', withProto(50)],
])('a field __proto__ %s is unreadable, and changes nothing (SEC-67)', (_where, text) => {
  for (const payload of [toBase64Url(text), encodeURIComponent(text)])
    expect(parseTelegramResult(payload)).toEqual({ kind: 'unreadable' });
  expect({}).not.toHaveProperty('isAdmin');
});

test('nothing that a link may hold makes it throw, or pass without id, date and hash (ruling 31, SEC-67)', () => {
  const bad = fc.string().map((text) => `${toBase64Url(text)}!*`);
  const anything = fc.oneof(
    bad,
    fc.string(),
    fc.string({ unit: anyCharacter }),
    fc.json().map(toBase64Url),
    fc.json().map(encodeURIComponent),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
  );
  fc.assert(
    fc.property(anything, (payload) => {
      const result = parseTelegramResult(payload);
      if (result.kind === 'signed')
        expect(Object.keys(result.fields)).toEqual(expect.arrayContaining(['id', 'hash']));
    }),
    { numRuns: 2000 },
  );
});

test.each([9000, 2 ** 20])('a payload of %i characters is not read (SEC-67)', (length) => {
  expect(parseTelegramResult('A'.repeat(length))).toEqual({ kind: 'unreadable' });
});
