import 'client-only';
import { type MayaSession, readMayaHash } from '@/lib/shared/auth/maya/maya-query';

/** Returns the session from the hash and removes it from address and history; undefined without one. */
export function takeMayaSession(): MayaSession | undefined {
  const session = readMayaHash(window.location.hash);
  if (!session) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return session;
}
