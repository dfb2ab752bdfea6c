import { isAlive, parseStoredProof, type StoredProof, toStoredProof } from '@/lib/shared/social/stored-proof';

const line: StoredProof = {
  proof: { kind: 'line', lineSessionToken: 't', name: 'Mai', picture: undefined },
  choice: 'due',
  text: 'Link',
  keptAt: 1_000_000,
};
const telegram: StoredProof = {
  ...line,
  proof: { kind: 'telegram', telegramAuth: { id: 1, auth_date: 900, hash: 'h' } },
  choice: 'existing',
};

test.each([line, telegram])('a proof is read back as it was stored (X4)', (stored) => {
  expect(parseStoredProof(JSON.parse(JSON.stringify(toStoredProof(stored))))).toEqual(stored);
});

test('a proof lives ten minutes, Telegram’s until its signature is five minutes old (X4, ruling 31)', () => {
  expect(isAlive(line, 1_600_000)).toBe(true);
  expect(isAlive(line, 1_600_001)).toBe(false);
  expect(isAlive(line, 999_999)).toBe(false);
  expect(isAlive(telegram, 1_200_000)).toBe(true);
  expect(isAlive(telegram, 1_200_001)).toBe(false);
});

test.each([
  [undefined],
  [{}],
  [{ keptAt: 1 }],
  [{ lineSessionToken: 't' }],
  [{ telegramAuth: 'x', keptAt: 1 }],
])('what is no proof is none: %j', (raw) => {
  expect(parseStoredProof(raw)).toBeUndefined();
});
