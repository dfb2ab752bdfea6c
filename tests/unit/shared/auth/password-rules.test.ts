import { passwordFaultOf } from '@/lib/shared/auth/password-rules';

const form = (oldPassword: string, newPassword: string, repeat = newPassword) => ({
  oldPassword,
  newPassword,
  repeat,
});

describe('new password (R6)', () => {
  it('has nothing wrong with 6 characters, new, typed twice', () => {
    expect(passwordFaultOf(form('old', 'abcdef'))).toBeUndefined();
  });

  it.each([
    [form('', 'abcdef'), 'oldPassword', 'required'],
    [form('old', ''), 'newPassword', 'required'],
    [form('old', 'abcde'), 'newPassword', 'tooShort'],
    [form('abcdef', 'abcdef'), 'newPassword', 'sameAsOld'],
    [form('old', 'abcdef', 'abcdeg'), 'repeat', 'noMatch'],
  ])('finds the first fault of %p', (values, field, key) => {
    expect(passwordFaultOf(values)).toEqual({ field, key });
  });
});
