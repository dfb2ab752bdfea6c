// What the browser asks of the second step of a recovery before it bothers the provider.
import { parseVerifyCode } from '@/lib/shared/auth/two-factor';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

/** The second step's fields. */
export type ProofForm = { readonly code: string; readonly newPassword: string };

/** A field with a fault, and the message key of the fault. */
export type ProofFault = {
  readonly field: keyof ProofForm;
  readonly key: 'codeRequired' | 'passwordRequired' | 'passwordShort';
};

/** All faults in reading order: a code of 4 to 8 digits, a password of 6 characters or more. */
export function proofFaultsOf({ code, newPassword }: ProofForm): ProofFault[] {
  const faults: ProofFault[] = [];
  if (parseVerifyCode(code) === undefined) faults.push({ field: 'code', key: 'codeRequired' });
  if (newPassword === '') faults.push({ field: 'newPassword', key: 'passwordRequired' });
  else if (newPassword.length < PASSWORD_MIN_LENGTH)
    faults.push({ field: 'newPassword', key: 'passwordShort' });
  return faults;
}
