// Seals sessions for one merchant; the only importer of iron-session (SEC-12, SEC-54).
import 'server-only';
import { hash, hkdfSync } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { findSessionEnd, type SessionEnd } from '@/lib/server/sessions/revocations';
import { SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { DAY_MS } from '@/lib/shared/day';

const ABSOLUTE_MS = 90 * DAY_MS;
const MAX_SEAL_LENGTH = 4096;
const MAX_OPEN = 10_000;

function keyOf(secret: string, merchant: string): string {
  return Buffer.from(hkdfSync('sha256', secret, merchant, 'site session seal', 32)).toString('hex');
}

// The id derives from the secret, so that it survives rotation.
function idOf(secret: string): string {
  return String(hash('sha256', `id:${secret}`, 'buffer').readUInt32BE() % 1_000_000_000);
}

function passwordsOf(merchant: string, secrets: readonly string[]): Record<string, string> {
  return Object.fromEntries(secrets.map((secret) => [idOf(secret), keyOf(secret, merchant)]));
}

function getOpened(): LRUCache<string, Session> {
  return getProcessSingleton(
    'opened-seals',
    () => new LRUCache<string, Session>({ max: MAX_OPEN, ttl: 60_000 }),
  );
}

/** Seals a session with the newest secret for 14 days. @throws when it exceeds a cookie. */
export async function sealSession(session: Session): Promise<string> {
  const [newest = ''] = getEnv().SESSION_SECRET;
  const seal = await sealData(session, {
    password: passwordsOf(session.merchant, [newest]),
    ttl: SEAL_SECONDS,
  });
  if (seal.length > MAX_SEAL_LENGTH - 256)
    throw new Error(`session of ${seal.length} characters does not fit into a cookie`);
  return seal;
}

function isUsable(session: Partial<Session>, merchant: string): session is Session {
  return (
    session.merchant === merchant &&
    typeof session.token === 'string' &&
    typeof session.sid === 'string' &&
    Date.now() - (session.startedAtMs ?? 0) < ABSOLUTE_MS
  );
}

/** Logs seals that do not open, once a minute at most: another merchant's, changed or expired (SEC-12). */
function recordUnopened(merchant: string): void {
  const seals = countForLog(`seal ${merchant}`);
  if (seals !== undefined) getLog().warn({ merchant, seals }, 'session cookies did not open');
}

/** A session whose seal opens; `end` says why it is rejected nevertheless. */
export type UnsealedSession = { readonly session: Session; readonly end?: SessionEnd };

/** Opens a merchant's seal; undefined when changed, expired, another merchant's, or over 4 kB (SEC-50). Cached for a minute. */
export async function findSession(seal: string, merchant: string): Promise<UnsealedSession | undefined> {
  if (seal === '' || seal.length > MAX_SEAL_LENGTH || !/^[\w.*~-]+$/.test(seal)) return undefined;
  const key = hash('sha256', `${merchant}|${seal}`, 'base64');
  let session = getOpened().get(key);
  if (!session) {
    const data = await unsealData<Partial<Session>>(seal, {
      password: passwordsOf(merchant, getEnv().SESSION_SECRET),
      ttl: SEAL_SECONDS,
    });
    if (!isUsable(data, merchant)) {
      recordUnopened(merchant);
      return undefined;
    }
    session = data;
    getOpened().set(key, session);
  }
  return { session, end: await findSessionEnd(session) };
}

/** Opens a session; undefined also for one that is rejected. */
export async function openSession(seal: string, merchant: string): Promise<Session | undefined> {
  const unsealed = await findSession(seal, merchant);
  return unsealed?.end === undefined ? unsealed?.session : undefined;
}
