// The body of a login by user name (SPEC §3, E6).
import type { LoginDevice, WireCaptchaProof, WireLoginRequest } from '@/lib/shared/calls/wire-session';

/** What the page knows about the device it runs on. */
export type DeviceFacts = {
  readonly device?: LoginDevice;
  readonly loginDeviceId?: string;
  /** Present inside the operator's own app alone. */
  readonly isOfficialAppLogin?: true;
};

/** Builds a login by user name and password (E6). What is not known is left out; the user name loses outer spaces, the password nothing. */
export function buildLoginRequest(
  form: { readonly username: string; readonly password: string },
  facts: DeviceFacts,
  proof?: WireCaptchaProof,
): WireLoginRequest {
  return {
    username: form.username.trim(),
    password: form.password,
    type: 'username',
    ...(facts.device === undefined ? {} : { device: facts.device }),
    ...(facts.loginDeviceId === undefined ? {} : { loginDeviceId: facts.loginDeviceId }),
    ...(facts.isOfficialAppLogin ? { isOfficialAppLogin: true } : {}),
    ...proof,
  };
}
