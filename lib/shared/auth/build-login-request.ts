// The body of a login by user name, by password or by the remembered login in its place.
import type { LoginDevice, WireCaptchaProof, WireLoginRequest } from '@/lib/shared/calls/wire-session';

/** What the page knows about the device it runs on. */
export type DeviceFacts = {
  readonly device?: LoginDevice;
  readonly loginDeviceId?: string;
  /** Present inside the operator's own app alone. */
  readonly isOfficialAppLogin?: true;
};

/** What the player gave: a password, or nothing where the record on this device stands in for it. */
export type LoginFields = {
  readonly username: string;
  readonly password: string;
  /** The remembered login's text; a typed password comes before it. */
  readonly remembered?: string;
  /** Whether this login is to be remembered; left out where that is not offered. */
  readonly remember?: boolean;
};

/** The parts of a login that say who it is: the user name loses outer spaces, the password nothing. */
export function buildLoginFields({ username, password, remembered, remember }: LoginFields) {
  const isByRecord = password === '' && remembered !== undefined;
  return {
    username: username.trim(),
    type: 'username',
    ...(isByRecord ? { remembered } : { password }),
    ...(remember === undefined ? {} : { remember }),
  } as const;
}

/** The parts of a login that say what it comes from; what is not known is left out. */
export function buildDeviceFields({
  device,
  loginDeviceId,
}: DeviceFacts): Pick<DeviceFacts, 'device' | 'loginDeviceId'> {
  return {
    ...(device === undefined ? {} : { device }),
    ...(loginDeviceId === undefined ? {} : { loginDeviceId }),
  };
}

/** Builds a login by user name. */
export function buildLoginRequest(
  form: LoginFields,
  facts: DeviceFacts,
  proof?: WireCaptchaProof,
): WireLoginRequest {
  return {
    ...buildLoginFields(form),
    ...buildDeviceFields(facts),
    ...(facts.isOfficialAppLogin ? { isOfficialAppLogin: true } : {}),
    ...proof,
  };
}
