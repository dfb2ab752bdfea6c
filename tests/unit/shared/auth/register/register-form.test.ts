import { type RegisterForm, registerFaultsOf } from '@/lib/shared/auth/register/register-form';
import { registerMethodsOf } from '@/lib/shared/auth/register/register-methods';

const empty: RegisterForm = { method: 'username', username: '', password: '', code: '', stays: false };
const keysOf = (form: Partial<RegisterForm>, isMobilePasswordRequired = true) =>
  registerFaultsOf({ ...empty, ...form }, { isMobilePasswordRequired }).map(({ key }) => key);

test('an empty form shows all its faults in reading order', () => {
  expect(keysOf({})).toEqual(['usernameRequired', 'passwordRequired']);
  expect(keysOf({ method: 'mobile' })).toEqual(['codeRequired', 'passwordRequired']);
  expect(keysOf({ method: 'auto' })).toEqual(['passwordRequired']);
});

test.each([
  ['lan', ['usernameLength']],
  [' lan ', ['usernameLength']],
  ['minh', []],
  ['m'.repeat(20), []],
  ['m'.repeat(21), ['usernameLength']],
  ['', ['usernameRequired']],
])('where a user name has 4 to 20 characters, %j has the faults %j', (username, keys) => {
  const rules = { isMobilePasswordRequired: true, usernameLength: { min: 4, max: 20 } };
  const faults = registerFaultsOf({ ...empty, username, password: 'Passw0rd!' }, rules);
  expect(faults.map(({ key }) => key)).toEqual(keys);
});

test('a password has six characters or more, spaces count', () => {
  expect(keysOf({ username: 'lan', password: '12345' })).toEqual(['passwordShort']);
  expect(keysOf({ username: 'lan', password: '      ' })).toEqual([]);
});

test('a number without the password setting needs its code alone (A4)', () => {
  expect(keysOf({ method: 'mobile', code: '123 456' }, false)).toEqual([]);
});

test.each([
  [{ sms: false, mobilePassword: true, quickStart: false }, ['username']],
  [{ sms: true, mobilePassword: true, quickStart: false }, ['username', 'mobile']],
  [{ sms: true, mobilePassword: false, quickStart: false }, ['username']],
  [{ sms: false, mobilePassword: true, quickStart: true }, ['username', 'auto']],
  [{ sms: true, mobilePassword: true, quickStart: true }, ['username', 'mobile', 'auto']],
])('%j offers %j (A4, A22, ruling 38)', (has, methods) => {
  expect(registerMethodsOf(has)).toEqual(methods);
});
