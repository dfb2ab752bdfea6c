// Who this page believes is signed in: the mirror in session storage, believed only while the hint cookie stands.
import 'client-only';
import { readCookie } from '@/lib/client/page/read-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { parseSessionInfo } from '@/lib/shared/auth/parse-session-info';
import { SESSION_HINT_COOKIE, type SessionInfo } from '@/lib/shared/auth/session-info';

/** `unknown` on the server and until a mirror is rebuilt; `visitor`; or a member with the mirror's fields. */
export type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'member'; readonly info: SessionInfo };

const UNKNOWN: SessionState = { state: 'unknown' };
const VISITOR: SessionState = { state: 'visitor' };
const EMPTY: SessionInfo = {
  spanId: '',
  id: '',
  token: '',
  merchantCode: '',
  userName: '',
  type: '',
  firstTimeLogin: false,
};

const listeners = new Set<() => void>();
let current: SessionState | undefined;

function readInfo(): SessionInfo | undefined {
  return parseSessionInfo(readStoredRecord(STORED.sessionInfo));
}

function writeInfo(info: SessionInfo): void {
  writeStored(STORED.sessionInfo, JSON.stringify(info));
}

function readState(): SessionState {
  if (readCookie(SESSION_HINT_COOKIE) === undefined) return VISITOR;
  const info = readInfo();
  return info && info.token !== '' ? { state: 'member', info } : UNKNOWN;
}

/** Keeps the attribute of the pre-paint script in step: style sheets show one of two twins by it. */
function showState({ state }: SessionState): void {
  if (state === 'member') document.documentElement.dataset.session = '1';
  else if (state === 'visitor') delete document.documentElement.dataset.session;
}

function publish(next: SessionState): void {
  current = next;
  showState(next);
  for (const listener of listeners) listener();
}

/** Tells a component when the session changes; returns the way to stop. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as the page knows it; the same object until it changes. */
export function getSession(): SessionState {
  current ??= readState();
  return current;
}

/** What a server render may say of the session: nothing. */
export function getServerSession(): SessionState {
  return UNKNOWN;
}

/** The session handle for cache keys: changes with the token and opens nothing; empty for a visitor. */
export function getSessionHandle(): string {
  const session = getSession();
  return session.state === 'member' ? session.info.token : '';
}

/** Stores the mirror of a session that was just opened or found again. */
export function setSession(info: SessionInfo): void {
  writeInfo(info);
  publish({ state: 'member', info });
}

/** Takes the new handle of the session that goes on; without a mirror there is nothing to renew. */
export function renewHandle(token: string): void {
  const session = getSession();
  if (session.state === 'member') setSession({ ...session.info, token });
}

/** Forgets who is signed in but not that a member is: the mirror will be rebuilt. */
export function dropMirror(): void {
  const spanId = readInfo()?.spanId ?? '';
  writeInfo({ ...EMPTY, spanId });
  publish(readState());
}

/** Forgets the session on this page; the cookie is the server's to clear. The last trace id stays. */
export function clearSession(): void {
  writeInfo({ ...EMPTY, spanId: readInfo()?.spanId ?? '' });
  publish(VISITOR);
}

/** Looks at cookie and storage again, after another tab or the server may have changed them. */
export function refreshSession(): SessionState {
  publish(readState());
  return getSession();
}

/** Keeps the trace id of the last answer as spanId; no component is told, since nothing shows it by itself. */
export function rememberTrace(traceId: string): void {
  writeInfo({ ...(readInfo() ?? EMPTY), spanId: traceId });
}
