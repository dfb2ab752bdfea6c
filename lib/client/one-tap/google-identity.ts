// The part of Google's script that the site uses, and what its global object looks like.
import 'client-only';

/** What One Tap is started with. */
type OneTapSettings = {
  readonly client_id: string;
  readonly callback: (answer: unknown) => void;
  readonly auto_select: boolean;
  readonly cancel_on_tap_outside: boolean;
  readonly itp_support: boolean;
  readonly use_fedcm_for_prompt: boolean;
};

/** `google.accounts.id`. */
export type GoogleIdentity = {
  readonly initialize: (settings: OneTapSettings) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
  readonly disableAutoSelect: () => void;
};

/** The script's object; undefined until it has run. */
export function getGoogleIdentity(): GoogleIdentity | undefined {
  const { google } = window as unknown as { google?: { accounts?: { id?: GoogleIdentity } } };
  return google?.accounts?.id;
}

/** After a logout no player is signed in again without asking; nothing happens where the script was never loaded. */
export function disableAutoSelect(): void {
  try {
    getGoogleIdentity()?.disableAutoSelect();
  } catch {
    // A stranger's script must not keep anybody from logging out.
  }
}
