import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

export type ProofForm = { readonly code: string; readonly newPassword: string };

export type ProofFault = {
  readonly field: keyof ProofForm;
  readonly key: 'codeRequired' | 'passwordRequired' | 'passwordShort';
};

/** Returns all errors in reading order: code of 4 to 8 digits, password of 6 characters or more. */
export function proofFaultsOf({ code, newPassword }: ProofForm): ProofFault[] {
  const faults: ProofFault[] = [];
  if (parseVerifyCode(code) === undefined) faults.push({ field: 'code', key: 'codeRequired' });
  if (newPassword === '') faults.push({ field: 'newPassword', key: 'passwordRequired' });
  else if (newPassword.length < PASSWORD_MIN_LENGTH)
    faults.push({ field: 'newPassword', key: 'passwordShort' });
  return faults;
}
