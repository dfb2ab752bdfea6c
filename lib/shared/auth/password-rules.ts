import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

export type PasswordForm = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
};

export type PasswordFault = {
  readonly field: keyof PasswordForm;
  readonly key: 'required' | 'tooShort' | 'sameAsOld' | 'noMatch';
};

/** Returns the first error: empty field, shorter than 6 characters, unchanged, or not repeated correctly. */
export function passwordFaultOf(form: PasswordForm): PasswordFault | undefined {
  if (form.oldPassword === '') return { field: 'oldPassword', key: 'required' };
  if (form.newPassword === '') return { field: 'newPassword', key: 'required' };
  if (form.newPassword.length < PASSWORD_MIN_LENGTH) return { field: 'newPassword', key: 'tooShort' };
  if (form.newPassword === form.oldPassword) return { field: 'newPassword', key: 'sameAsOld' };
  return form.repeat === form.newPassword ? undefined : { field: 'repeat', key: 'noMatch' };
}
