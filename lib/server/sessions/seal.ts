// Seals and opens sessions; the sole importer of iron-session. A seal opens for its merchant only (SEC-12, SEC-50, SEC-54).
import 'server-only';
import { createHash, hkdfSync } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { findEnd, type SessionEnd } from '@/lib/server/sessions/signed-out';

const ABSOLUTE_MS = 90 * 24 * 3600 * 1000;
const MAX_SEAL_LENGTH = 4096;
const KEPT_OPEN = 10_000;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function keyOf(secret: string, merchant: string): string {
  return Buffer.from(hkdfSync('sha256', secret, merchant, 'site session seal', 32)).toString('hex');
}

// The id is made from the secret itself, so that it stays right when secrets are added and dropped (rotation).
function idOf(secret: string): string {
  return String(createHash('sha256').update(`id:${secret}`).digest().readUInt32BE() % 1_000_000_000);
}

function passwordsOf(merchant: string, secrets: readonly string[]): Record<string, string> {
  return Object.fromEntries(secrets.map((secret) => [idOf(secret), keyOf(secret, merchant)]));
}

function getOpened(): LRUCache<string, Session> {
  return getProcessSingleton(
    'opened-seals',
    () => new LRUCache<string, Session>({ max: KEPT_OPEN, ttl: 60_000 }),
  );
}

/** Seals a session under the newest secret, for 14 days. @throws when the text would not fit into a cookie. */
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

/** A session whose seal opens, and why it is refused all the same. */
export type FoundSession = { readonly session: Session; readonly end?: SessionEnd };

/**
 * Opens a seal for a merchant; undefined when it is tampered with, expired, another merchant's, or over 4 kB (SEC-50).
 * A seal that was opened within the last minute is not deciphered again.
 */
export async function findSession(seal: string, merchant: string): Promise<FoundSession | undefined> {
  if (seal === '' || seal.length > MAX_SEAL_LENGTH || !/^[\w.*~-]+$/.test(seal)) return undefined;
  const key = sha256(`${merchant}|${seal}`);
  let session = getOpened().get(key);
  if (!session) {
    const data = await unsealData<Partial<Session>>(seal, {
      password: passwordsOf(merchant, getEnv().SESSION_SECRET),
      ttl: SEAL_SECONDS,
    });
    if (!isUsable(data, merchant)) return undefined;
    session = data;
    getOpened().set(key, session);
  }
  return { session, end: await findEnd(session) };
}

/** As findSession, and undefined for a session that is refused. */
export async function openSession(seal: string, merchant: string): Promise<Session | undefined> {
  const found = await findSession(seal, merchant);
  return found?.end === undefined ? found?.session : undefined;
}
