// Request body of a registration, for every method.
import { hasPassword, type RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { WireCaptchaProof, WireRegisterRequest } from '@/lib/shared/calls/wire-session';

export type RegistrationBase = Pick<
  WireRegisterRequest,
  | 'registerMethod'
  | 'registerUrl'
  | 'loginDeviceId'
  | 'isOfficialAppLogin'
  | 'linkId'
  | 'affiliateCode'
  | 'domain'
  | 'referralCode'
  | 'pixelTrack'
>;

export type PendingSocial = Pick<
  WireRegisterRequest,
  'firebaseChannel' | 'firebaseIdToken' | 'lineSessionToken' | 'telegramAuth'
>;

const PHONE_CHANNEL = 'PHONE';

type RegistrationInput = {
  readonly form: RegisterForm;
  readonly rules: Pick<RegisterRules, 'isMobilePasswordRequired' | 'smsTemplate' | 'canStay'>;
  readonly base: RegistrationBase;
  readonly proof?: WireCaptchaProof;
  readonly social?: PendingSocial;
};

/** Returns the captcha fields of a registration: version 3 without its challenge. */
export function toRegistrationProof(proof: WireCaptchaProof | undefined): WireCaptchaProof {
  if (proof?.geetestValidateV4) return { geetestValidateV4: proof.geetestValidateV4 };
  return proof?.geetestSeccode === undefined ? {} : { geetestSeccode: proof.geetestSeccode };
}

function baseOf({ pixelTrack, ...base }: RegistrationBase): RegistrationBase {
  const isTracked = pixelTrack !== undefined && Object.keys(pixelTrack).length > 0;
  return isTracked ? { ...base, pixelTrack } : base;
}

/** Proof of the number: Firebase's token where it checked the code, else the code; never both. */
function numberProofOf({ phoneToken, code }: RegisterForm): Partial<WireRegisterRequest> {
  if (phoneToken === undefined) return { smsCode: parseVerifyCode(code) };
  return { firebaseChannel2: PHONE_CHANNEL, firebaseIdToken2: phoneToken };
}

function typedOf({ form, rules }: RegistrationInput): Partial<WireRegisterRequest> {
  const { method } = form;
  return {
    ...(method === 'username' ? { username: form.username.trim() } : {}),
    ...(method === 'mobile' ? { ...form.phone, ...numberProofOf(form) } : {}),
    ...(method === 'mobile' && rules.smsTemplate ? { smsTemplate: rules.smsTemplate } : {}),
    ...(hasPassword(method, rules) ? { password: form.password } : {}),
  };
}

function isKnown([, value]: [string, unknown]): boolean {
  return value !== undefined;
}

/** Includes only the fields of the method. Without a chosen password, the API proxy fills in the merchant's default. */
export function buildRegistration(given: RegistrationInput): WireRegisterRequest {
  const { form, rules, base, proof, social } = given;
  const isRemembered = rules.canStay && form.stays && hasPassword(form.method, rules);
  const body: WireRegisterRequest = {
    login: true,
    ...typedOf(given),
    ...toRegistrationProof(proof),
    ...baseOf(base),
    ...social,
    ...(isRemembered ? { remember: true } : {}),
  };
  return Object.fromEntries(Object.entries(body).filter(isKnown)) as WireRegisterRequest;
}
