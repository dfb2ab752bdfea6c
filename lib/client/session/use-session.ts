// The session as components see it.
import 'client-only';
import { useSyncExternalStore } from 'react';
import {
  getServerSession,
  getSession,
  type SessionState,
  subscribeSession,
} from '@/lib/client/session/session-store';

/** Who is signed in; `unknown` in server HTML and while it is being found out. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession);
}
