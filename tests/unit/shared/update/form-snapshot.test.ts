import {
  buildFormSnapshot,
  type CarriedField,
  isStorableField,
  parseFormSnapshot,
} from '@/lib/shared/update/form-snapshot';

const field = (more: Partial<CarriedField> = {}): CarriedField => ({
  type: 'text',
  name: 'username',
  nth: 0,
  value: 'lan',
  ...more,
});
const keep = (path: string, ...fields: CarriedField[]) => JSON.parse(buildFormSnapshot(path, fields));

test.each([
  ['text', 'username', 'username'],
  ['tel', 'mobile', 'tel-national'],
  ['textarea', 'message', ''],
  ['select-one', 'country', 'tel-country-code'],
  ['search', 'q', 'off'],
  ['radio', 'way', ''],
  ['checkbox', 'remember', ''],
])('a control of type %s named %s may be stored (S4)', (type, name, autoComplete) => {
  expect(isStorableField({ type, name, autoComplete })).toBe(true);
});

test.each([
  ['password', 'x', ''],
  ['text', 'password', ''],
  ['text', 'shown', 'new-password'],
  ['text', 'shown', 'section-a current-password'],
  ['text', 'oldPsw', 'off'],
  ['tel', 'x', 'one-time-code'],
  ['text', 'code', 'off'],
  ['text', 'smsCode', ''],
  ['text', 'pin', ''],
  ['text', 'x', 'cc-number'],
  ['hidden', 'x', ''],
  ['hidden', 'geetest_seccode', ''],
  ['text', 'geetest_challenge', ''],
  ['text', 'accessToken', ''],
  ['file', 'x', ''],
  ['text', '', ''],
])('a control of type %s named %s with autocomplete %j is never stored (S4)', (type, name, autoComplete) => {
  expect(isStorableField({ type, name, autoComplete })).toBe(false);
});

test('stored input returns on the same page only (S4)', () => {
  const stored = keep('/m/register', field(), field({ nth: 1, value: 'minh' }));
  expect(parseFormSnapshot(stored, '/m/register')).toEqual([field(), field({ nth: 1, value: 'minh' })]);
  expect(parseFormSnapshot(stored, '/m/login')).toEqual([]);
});

test('a text beyond all measure is left out, and a record does not grow without end (S4)', () => {
  const stored = keep(
    '/m/register',
    field({ value: 'x'.repeat(5_001) }),
    ...Array.from({ length: 90 }, () => field()),
  );
  expect(parseFormSnapshot(stored, '/m/register')).toHaveLength(60);
});

test.each([
  undefined,
  {},
  { path: '/m/register', fields: 'x' },
  { path: '/m/register', fields: [null, 7, 'x', {}, { ...field(), nth: '0' }, { ...field(), value: 3 }] },
  {
    path: '/m/register',
    fields: [field({ type: 'password' }), field({ name: 'password' }), field({ type: 'file' })],
  },
])('a record of %j gives nothing (S4, E8)', (record) => {
  expect(parseFormSnapshot(record as Record<string, unknown>, '/m/register')).toEqual([]);
});
