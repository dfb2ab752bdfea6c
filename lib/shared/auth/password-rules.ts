// What the browser asks of a new password before it bothers the provider.
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

/** The fields of the change form. */
export type PasswordForm = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
};

/** A field with a fault, and the message key of the fault. */
export type PasswordFault = {
  readonly field: keyof PasswordForm;
  readonly key: 'required' | 'tooShort' | 'sameAsOld' | 'noMatch';
};

/** The first fault in reading order, or undefined: nothing empty, 6 characters or more, new, typed twice alike. */
export function passwordFaultOf(form: PasswordForm): PasswordFault | undefined {
  if (form.oldPassword === '') return { field: 'oldPassword', key: 'required' };
  if (form.newPassword === '') return { field: 'newPassword', key: 'required' };
  if (form.newPassword.length < PASSWORD_MIN_LENGTH) return { field: 'newPassword', key: 'tooShort' };
  if (form.newPassword === form.oldPassword) return { field: 'newPassword', key: 'sameAsOld' };
  return form.repeat === form.newPassword ? undefined : { field: 'repeat', key: 'noMatch' };
}
