// Fields of a registration by method, and their checks in the browser.
import type { RegisterMethod, RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

export type RegisterForm = {
  readonly method: RegisterMethod;
  readonly username: string;
  readonly password: string;
  readonly phone?: Phone;
  readonly code: string;
  /** Firebase's id token for the number, in place of the code. */
  readonly phoneToken?: string;
  /** Stay signed in. */
  readonly stays: boolean;
};

export type RegisterFault = {
  readonly field: 'username' | 'password' | 'code';
  readonly key: 'usernameRequired' | 'usernameLength' | 'passwordRequired' | 'passwordShort' | 'codeRequired';
};

/** Returns whether a method asks for a password; for a mobile number the merchant decides. */
export function hasPassword(
  method: RegisterMethod,
  rules: Pick<RegisterRules, 'isMobilePasswordRequired'>,
): boolean {
  return method !== 'mobile' || rules.isMobilePasswordRequired;
}

function passwordFaultOf(password: string): RegisterFault | undefined {
  if (password === '') return { field: 'password', key: 'passwordRequired' };
  return password.length < PASSWORD_MIN_LENGTH ? { field: 'password', key: 'passwordShort' } : undefined;
}

function usernameFaultOf(
  username: string,
  { min, max }: NonNullable<RegisterRules['usernameLength']> = { min: 1, max: Number.POSITIVE_INFINITY },
): RegisterFault | undefined {
  const count = [...username.trim()].length;
  if (count === 0) return { field: 'username', key: 'usernameRequired' };
  return count < min || count > max ? { field: 'username', key: 'usernameLength' } : undefined;
}

/** Returns all errors in reading order. The mobile number is checked elsewhere, by its country. */
export function registerFaultsOf(
  form: RegisterForm,
  rules: Pick<RegisterRules, 'isMobilePasswordRequired' | 'usernameLength'>,
): RegisterFault[] {
  const faults: (RegisterFault | undefined)[] = [];
  if (form.method === 'username') faults.push(usernameFaultOf(form.username, rules.usernameLength));
  if (form.method === 'mobile' && parseVerifyCode(form.code) === undefined)
    faults.push({ field: 'code', key: 'codeRequired' });
  if (hasPassword(form.method, rules)) faults.push(passwordFaultOf(form.password));
  return faults.filter((fault) => fault !== undefined);
}
