import 'client-only';
import { getSession } from '@/lib/client/session/session-store';

/** Returns the signed-in member's id, empty for a visitor. */
export function getMemberId(): string {
  const session = getSession();
  return session.state === 'member' ? session.info.id : '';
}
