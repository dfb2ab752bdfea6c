// The messaging library's part of the page: loaded once, when a token is due.
import 'client-only';

type Library = typeof import('@/lib/client/firebase/messaging');

let loading: Promise<Library> | undefined;

/** Loads it; another try after a failure. @throws where the network fails */
export function loadPushLibrary(): Promise<Library> {
  loading ??= import('@/lib/client/firebase/messaging').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The library where this page has loaded it. */
export function getPushLibrary(): Promise<Library> | undefined {
  return loading;
}
