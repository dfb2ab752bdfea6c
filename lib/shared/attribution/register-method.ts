// The registration method as the wire names it.
import type { WireRegisterMethod } from '@/lib/shared/calls/wire-session';

export type RegisterSigns = {
  readonly isNative: boolean;
  readonly isWebclip: boolean;
  readonly isStandalone: boolean;
};

/** Prefers the operator's app, then web clip, then installed site, then browser. */
export function registerMethodOf({ isNative, isWebclip, isStandalone }: RegisterSigns): WireRegisterMethod {
  if (isNative) return 'APP';
  if (isWebclip) return 'WEBCLIP';
  return isStandalone ? 'PWA' : 'H5';
}
