// Loads the messaging module, once, when a token is due.
import 'client-only';

type Library = typeof import('@/lib/client/firebase/messaging');

let loading: Promise<Library> | undefined;

/** Loads the module; retries after a failure. @throws when the network fails */
export function loadPushLibrary(): Promise<Library> {
  loading ??= import('@/lib/client/firebase/messaging').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Returns the module if this page has loaded it. */
export function getPushLibrary(): Promise<Library> | undefined {
  return loading;
}
