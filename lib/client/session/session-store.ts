// The session mirror in session storage, valid only while the hint cookie exists.
import 'client-only';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { makeListeners } from '@/lib/client/store/make-store';
import { parseSessionInfo, SESSION_HINT_COOKIE, type SessionInfo } from '@/lib/shared/auth/session-info';

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

const listeners = makeListeners();
let current: SessionState | undefined;

function readInfo(): SessionInfo | undefined {
  return parseSessionInfo(readStoredRecord(STORED.sessionInfo));
}

function writeInfo(info: SessionInfo): void {
  writeStored(STORED.sessionInfo, JSON.stringify(info));
}

function readState(): SessionState {
  const hint = readOwnCookie(SESSION_HINT_COOKIE);
  if (hint === undefined) return VISITOR;
  const info = readInfo();
  // A browser that revives a tab restores its mirror, while another member may have signed in.
  return info && info.token !== '' && info.token.startsWith(hint.slice(1))
    ? { state: 'member', info }
    : UNKNOWN;
}

/** Updates the pre-paint attribute by which style sheets show member or visitor content. */
function showState({ state }: SessionState): void {
  if (state === 'member') document.documentElement.dataset.session = '1';
  else if (state === 'visitor') delete document.documentElement.dataset.session;
}

function publish(next: SessionState): void {
  current = next;
  showState(next);
  listeners.notify();
}

export const subscribeSession = listeners.subscribe;

/** Returns the session; the same object until it changes. */
export function getSession(): SessionState {
  current ??= readState();
  return current;
}

/** Returns the session for server renders: always unknown. */
export function getServerSession(): SessionState {
  return UNKNOWN;
}

/** Returns the session handle for cache keys, which grants nothing; empty for visitors. */
export function getSessionHandle(): string {
  const session = getSession();
  return session.state === 'member' ? session.info.token : '';
}

/** Stores the mirror of a new or restored session. */
export function setSession(info: SessionInfo): void {
  writeInfo(info);
  publish({ state: 'member', info });
}

/** Stores the new handle of the same session; no effect without a mirror. */
export function renewHandle(token: string): void {
  const session = getSession();
  if (session.state === 'member') setSession({ ...session.info, token });
}

function emptyMirror(): void {
  writeInfo({ ...EMPTY, spanId: readInfo()?.spanId ?? '' });
}

/** Clears the mirror but not the sign-in, so that the mirror is rebuilt. */
export function dropMirror(): void {
  emptyMirror();
  publish(readState());
}

/** Clears the session on this page; the server clears the cookie. The last trace id stays. */
export function clearSession(): void {
  emptyMirror();
  publish(VISITOR);
}

/** Reads cookie and storage again, as another tab or the server may have changed them. */
export function refreshSession(): SessionState {
  publish(readState());
  return getSession();
}

/** Stores the trace id of the last answer as spanId, without notifying listeners. */
export function rememberTrace(traceId: string): void {
  writeInfo({ ...(readInfo() ?? EMPTY), spanId: traceId });
}

/** Returns the signed-in member's id, empty for a visitor. */
export function getMemberId(): string {
  const session = getSession();
  return session.state === 'member' ? session.info.id : '';
}
