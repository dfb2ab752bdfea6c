// Takes a wallet's session out of the address, before anything else can read it.
import 'client-only';
import { type MayaSession, readMayaHash } from '@/lib/shared/auth/maya/maya-query';

/** The session behind the hash, which is gone from the address and the history afterwards; undefined where there is none. */
export function takeMayaSession(): MayaSession | undefined {
  const session = readMayaHash(window.location.hash);
  if (!session) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return session;
}
