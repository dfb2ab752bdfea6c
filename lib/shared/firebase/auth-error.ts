// Converts errors of the sign-in library to a code, a text and a reason.
import {
  AUTH_ERROR_ALIASES,
  AUTH_ERROR_TEXTS,
  type AuthErrorSurface,
  type AuthErrorText,
  QUIET_AUTH_ERRORS,
} from '@/lib/shared/firebase/auth-error-table';
import { toRecord } from '@/lib/shared/is-record';

/** `code` is shown after "Code:", `reason` after "Reason:". */
export type AuthError = {
  /** With `auth/`; `auth/unknown` by default. */
  readonly code: string;
  readonly textKey: AuthErrorText;
  /** The library's message without its wrapping; too short to hold a token. */
  readonly reason: string;
  readonly surface: AuthErrorSurface;
};

const CODE = /^auth\/[a-z0-9.-]{1,80}$/;
const MAX_REASON = 160;

function fieldOf(error: unknown, name: 'code' | 'message'): string {
  const value = toRecord(error)[name];
  return typeof value === 'string' ? value : '';
}

// The service quotes its input, so tokens and addresses are removed.
function withoutSecrets(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '…').replaceAll(/[\w.~+/=-]{32,}/g, '…');
}

function reasonOf(message: string, code: string): string {
  const bare = message.replace(/^Firebase: /, '').replaceAll(/\(?auth\/[\w.-]+\)?\.?/g, '');
  const reason = withoutSecrets(bare).replaceAll(/\s+/g, ' ').trim();
  if (reason !== '' && reason !== 'Error') return reason.slice(0, MAX_REASON);
  return code.replace('auth/', '').replaceAll('-', ' ');
}

function textKeyOf(name: string): AuthErrorText {
  return AUTH_ERROR_ALIASES.get(name) ?? AUTH_ERROR_TEXTS.find((key) => key === name) ?? 'unknown';
}

/** The library attaches the event of a script that failed to load. */
function isScriptLost(error: unknown): boolean {
  return toRecord(toRecord(error).customData).type === 'error';
}

/** Converts a thrown value; without a library code it is `auth/unknown`. Never throws. */
export function toAuthError(error: unknown): AuthError {
  const given = fieldOf(error, 'code');
  const code = CODE.test(given) ? given : 'auth/unknown';
  const name = code.replace('auth/', '');
  const isLost = isScriptLost(error);
  return {
    code,
    textKey: isLost ? 'unreachable' : textKeyOf(name),
    reason: isLost ? 'script not loaded' : reasonOf(fieldOf(error, 'message'), code),
    surface: QUIET_AUTH_ERRORS.has(name) ? 'quiet' : 'shown',
  };
}

/** Builds an error of this site in the library's form; `code` has no `auth/`. */
export function authErrorOf(code: AuthErrorText): AuthError {
  return toAuthError({ code: `auth/${code}` });
}
