// Request body of a login by user name, with a password or a remembered login, and the device that it names.
import type { LoginDevice, WireCaptchaProof, WireLoginRequest } from '@/lib/shared/calls/wire-session';
import { isIpad } from '@/lib/shared/device/environment';

type DeviceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly isStandalone: boolean;
  /** Runs as a web clip of an iOS profile (stored flag WEBCLIP). */
  readonly isWebclip: boolean;
};

/** Prefers WEBCLIP, then PWA, then IPAD. */
export function loginDeviceOf(signs: DeviceSigns): LoginDevice | undefined {
  if (signs.isWebclip) return 'WEBCLIP';
  if (signs.isStandalone) return 'PWA';
  return isIpad(signs.userAgent, signs.maxTouchPoints) ? 'IPAD' : undefined;
}

export type DeviceFacts = {
  readonly device?: LoginDevice;
  readonly loginDeviceId?: string;
  /** Present only inside the operator's own app. */
  readonly isOfficialAppLogin?: true;
};

export type LoginFields = {
  readonly username: string;
  readonly password: string;
  /** Text of the remembered login; a typed password takes precedence. */
  readonly remembered?: string;
  /** Whether to remember this login; absent where the merchant does not offer it. */
  readonly remember?: boolean;
};

/** Builds the credentials; the user name is trimmed, the password is not. */
function buildLoginFields({ username, password, remembered, remember }: LoginFields) {
  const isByRecord = password === '' && remembered !== undefined;
  return {
    username: username.trim(),
    type: 'username',
    ...(isByRecord ? { remembered } : { password }),
    remember,
  } as const;
}

/** Builds a login by user name; JSON leaves out what is undefined. */
export function buildLoginRequest(
  form: LoginFields,
  facts: DeviceFacts,
  proof?: WireCaptchaProof,
): WireLoginRequest {
  return { ...buildLoginFields(form), ...facts, ...proof };
}
