import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { getSession } from '@/lib/client/session/session-store';

/** Returns the hex SHA-256 of `<merchant>:<id>`; undefined for visitors and insecure pages. Never throws. */
export async function getMemberHash(): Promise<string | undefined> {
  const session = getSession();
  const { subtle } = window.crypto;
  if (session.state !== 'member' || session.info.id === '' || subtle === undefined) return undefined;
  const text = new TextEncoder().encode(`${getPageFacts().merchant}:${session.info.id}`);
  try {
    const digest = new Uint8Array(await subtle.digest('SHA-256', text));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
