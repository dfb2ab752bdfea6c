import 'client-only';
import { useSyncExternalStore } from 'react';
import {
  getServerSession,
  getSession,
  type SessionState,
  subscribeSession,
} from '@/lib/client/session/session-store';

/** Returns the session; `unknown` in server HTML and until it is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession);
}
