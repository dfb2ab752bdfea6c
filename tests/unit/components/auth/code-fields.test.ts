import { readFiles } from '@/tests/architecture/tree';

const FIELD = 'components/auth/sms/one-time-code-field.tsx';

test('every field of a one-time code is the one that reads messages, pastes and digits of any script (B11)', () => {
  const own = readFiles((file) => /^(app|components)\/.*\.tsx$/.test(file) && file !== FIELD);
  const others = own.filter(({ text }) => /autoComplete="one-time-code"/.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
  const users = own.filter(({ text }) => text.includes('<OneTimeCodeField')).map(({ path }) => path);
  expect(users).toEqual(
    expect.arrayContaining([
      'components/auth/firebase/factor/factor-code.tsx',
      'components/auth/sms/code-field.tsx',
      'components/auth/two-factor/two-factor-dialog.tsx',
    ]),
  );
});
