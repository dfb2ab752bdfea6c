// How a registration was made, in the words of the wire.
import type { RegisterMethod } from '@/lib/shared/calls/wire-session';

/** What the page runs as. */
export type RegisterSigns = {
  /** Inside the operator's own app. */
  readonly isNative: boolean;
  readonly isWebclip: boolean;
  readonly isStandalone: boolean;
};

/** The operator's app before the web clip before the installed site before the browser. */
export function registerMethodOf({ isNative, isWebclip, isStandalone }: RegisterSigns): RegisterMethod {
  if (isNative) return 'APP';
  if (isWebclip) return 'WEBCLIP';
  return isStandalone ? 'PWA' : 'H5';
}
