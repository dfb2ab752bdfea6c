// Types of Google's script, as far as the site uses it.
import 'client-only';

type OneTapSettings = {
  readonly client_id: string;
  readonly callback: (answer: unknown) => void;
  readonly auto_select: boolean;
  readonly cancel_on_tap_outside: boolean;
  readonly itp_support: boolean;
  readonly use_fedcm_for_prompt: boolean;
};

export type GoogleIdentity = {
  readonly initialize: (settings: OneTapSettings) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
  readonly disableAutoSelect: () => void;
};

/** Returns the script's object, undefined until it has run. */
export function getGoogleIdentity(): GoogleIdentity | undefined {
  const { google } = window as unknown as { google?: { accounts?: { id?: GoogleIdentity } } };
  return google?.accounts?.id;
}

/** Prevents automatic sign-in after a logout; no effect if the script is not loaded. */
export function disableAutoSelect(): void {
  try {
    getGoogleIdentity()?.disableAutoSelect();
  } catch {
    // A third-party error must not block the logout.
  }
}
