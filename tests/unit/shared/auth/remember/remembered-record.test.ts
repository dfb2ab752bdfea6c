import fc from 'fast-check';
import { parseRemembered, toRemembered } from '@/lib/shared/auth/remember/remembered-record';
import { hostileRecord } from '../../support/hostile-json';

const byName = { type: 'username', username: 'lan', merchant: 'one', password: 'text' } as const;
const bySms = { type: 'sms', mobileNum: '84912', merchant: 'one', password: '' } as const;

test.each([byName, bySms, { ...bySms, country: 'VN' }])('%j is a record (E7)', (record) => {
  expect(parseRemembered({ ...record, more: 1 })).toEqual(record);
});

test.each([
  undefined,
  {},
  { ...byName, type: 'line' },
  { ...byName, type: undefined },
  { ...byName, username: '' },
  { ...byName, username: 5 },
  { ...byName, username: 'x'.repeat(257) },
  { ...byName, merchant: '' },
  { ...byName, merchant: null },
  { ...byName, password: '' },
  { ...byName, password: { a: 1 } },
  { ...bySms, mobileNum: undefined },
  { ...bySms, password: undefined },
  { ...byName, type: 'sms' },
])('%j is none (E7)', (raw) => {
  expect(parseRemembered(raw as Record<string, unknown>)).toBeUndefined();
});

test('whatever is stored, a record has only texts, and reading it never throws (E7)', () => {
  const raw = hostileRecord(['type', 'username', 'mobileNum', 'merchant', 'password']);
  const type = fc.constantFrom('username', 'sms');
  fc.assert(
    fc.property(raw, type, (fields, known) => {
      const record = parseRemembered({ ...fields, type: known });
      for (const value of Object.values(record ?? {})) expect(typeof value).toBe('string');
    }),
  );
});

test.each([
  ['the typed name', { type: 'username', username: ' lan ' }, { remembered: 'text', userName: 'x' }, byName],
  ['the answer’s name', { type: 'username' }, { remembered: 'text', userName: 'lan' }, byName],
  ['the number, and no text', { type: 'sms', mobileNum: '84912' }, { remembered: 'text' }, bySms],
  ['nothing without the relay’s text', { type: 'username', username: 'lan' }, {}, undefined],
  ['nothing without a name', { type: 'username' }, { remembered: 'text' }, undefined],
] as const)('a login leaves %s (A8)', (_what, wish, answer, record) => {
  expect(toRemembered(wish, answer, 'one')).toEqual(record);
});
