import 'client-only';
import { type GoogleIdentity, getGoogleIdentity } from '@/lib/client/one-tap/google-identity';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import { ONE_TAP_DELAY_MS } from '@/lib/shared/constants';
import { parseOneTapAnswer } from '@/lib/shared/firebase/one-tap';

export type OneTapSetup = {
  readonly scriptUrl: string;
  readonly clientId: string;
  readonly onCredential: (credential: string) => void;
};

let loading: Promise<GoogleIdentity | undefined> | undefined;
let initialized: string | undefined;
let listener: OneTapSetup['onCredential'] | undefined;

function loadIdentity(scriptUrl: string): Promise<GoogleIdentity | undefined> {
  loading ??= insertScript(scriptUrl).then((isLoaded) => {
    // One Tap is optional: the buttons work, and the next page retries.
    if (!isLoaded) loading = undefined;
    return getGoogleIdentity();
  });
  return loading;
}

function initialize(identity: GoogleIdentity, clientId: string): void {
  // The vendor allows one call per page, however often the form mounts.
  if (initialized === clientId) return;
  initialized = clientId;
  identity.initialize({
    client_id: clientId,
    callback: (answer) => {
      const credential = parseOneTapAnswer(answer);
      if (credential !== undefined) listener?.(credential);
    },
    auto_select: false,
    cancel_on_tap_outside: false,
    itp_support: true,
    use_fedcm_for_prompt: true,
  });
}

/** Starts One Tap after its delay. Returns the stop function, which closes an open prompt. */
export function startOneTap({ scriptUrl, clientId, onCredential }: OneTapSetup): () => void {
  let isStopped = false;
  const start = async () => {
    const identity = await loadIdentity(scriptUrl);
    if (!identity || isStopped) return;
    listener = onCredential;
    initialize(identity, clientId);
    identity.prompt();
  };
  const timer = setTimeout(() => void start(), ONE_TAP_DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    if (listener === onCredential) {
      listener = undefined;
      getGoogleIdentity()?.cancel();
    }
  };
}
