// What a registration asks for, way by way, and what the browser finds wrong with it before the provider does.
import type { RegisterMethod, RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import { parseVerifyCode } from '@/lib/shared/auth/two-factor';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

/** The fields that are typed; those of other ways stay empty. */
export type RegisterForm = {
  readonly way: RegisterMethod;
  readonly username: string;
  readonly password: string;
  readonly phone?: Phone;
  readonly code: string;
  /** Firebase's id token for the number, which stands in for the code. */
  readonly phoneToken?: string;
  /** The player wants to stay signed in. */
  readonly stays: boolean;
};

/** A field with a fault, and the message key of the fault. */
export type RegisterFault = {
  readonly field: 'username' | 'password' | 'code';
  readonly key: 'usernameRequired' | 'passwordRequired' | 'passwordShort' | 'codeRequired';
};

/** Whether a way asks for a password: the mobile one by the merchant's setting. */
export function hasPassword(
  way: RegisterMethod,
  rules: Pick<RegisterRules, 'isMobilePasswordAsked'>,
): boolean {
  return way !== 'mobile' || rules.isMobilePasswordAsked;
}

function passwordFaultOf(password: string): RegisterFault | undefined {
  if (password === '') return { field: 'password', key: 'passwordRequired' };
  return password.length < PASSWORD_MIN_LENGTH ? { field: 'password', key: 'passwordShort' } : undefined;
}

/** All faults in reading order; the provider's rules decide the rest. The number is checked apart, by its country. */
export function registerFaultsOf(
  form: RegisterForm,
  rules: Pick<RegisterRules, 'isMobilePasswordAsked'>,
): RegisterFault[] {
  const faults: (RegisterFault | undefined)[] = [];
  if (form.way === 'username' && form.username.trim() === '')
    faults.push({ field: 'username', key: 'usernameRequired' });
  if (form.way === 'mobile' && parseVerifyCode(form.code) === undefined)
    faults.push({ field: 'code', key: 'codeRequired' });
  if (hasPassword(form.way, rules)) faults.push(passwordFaultOf(form.password));
  return faults.filter((fault) => fault !== undefined);
}
