// Sessions that are rejected although their seal opens: ended, replaced, or older than the password (SEC-52).
import 'server-only';
import { hash } from 'node:crypto';
import { REMEMBERED_SECONDS } from '@/lib/server/sessions/remembered-seal';
import { SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { getMarks, type Marked, PLAIN_MARK, setMark } from '@/lib/server/sessions/shared-marks';

/** `replaced`: the browser was just given the next session. */
export type SessionEnd = 'ended' | 'replaced';

/** Without times, only the session's id counts. */
export type Endable = Marked & Partial<Pick<Session, 'id' | 'userName' | 'startedAtMs' | 'provenAtMs'>>;

export type RevokedMember = { readonly merchant: string; readonly id?: string; readonly userName?: string };

/** Longer than a seal or remembered login lives, plus an hour of clock difference. */
const SECONDS = { session: SEAL_SECONDS + 3600, password: REMEMBERED_SECONDS + 3600 };
/** Longer than a call takes; a cookie that arrives later is cleared like any invalid one. */
const REPLACED_MS = 120_000;
const REPLACED = 'r';
const CHANGED = 't';
const TIME_DIGITS = 15;

const toMark = (letter: string, ms: number): string =>
  letter + String(Math.trunc(ms)).padStart(TIME_DIGITS, '0');
const timeOf = (letter: string, mark: string | undefined): number =>
  mark?.startsWith(letter) ? Number(mark.slice(1)) || 0 : 0;

const digestOf = (...parts: readonly string[]): string => hash('sha256', JSON.stringify(parts), 'base64url');

/** Returns a user name in its normalised form. */
export const toPlainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

function idsOf({ id = '', userName = '' }: Omit<RevokedMember, 'merchant'>): readonly string[] {
  const byId = id === '' ? [] : [`m-${digestOf('id', id)}`];
  return userName === '' ? byId : [...byId, `m-${digestOf('name', toPlainName(userName))}`];
}

const latestOf = (marks: readonly (string | undefined)[]): number =>
  Math.max(0, ...marks.map((mark) => timeOf(CHANGED, mark)));

/** Revokes a session: here at once, on other instances by a message. */
export function revokeSessions({ merchant, sid }: Marked): void {
  setMark({ merchant, sid, mark: PLAIN_MARK, seconds: SECONDS.session });
}

/** Revokes a session whose browser gets the next one with the current response (SEC-51). */
export function replaceSession({ merchant, sid }: Marked): void {
  setMark({ merchant, sid, mark: toMark(REPLACED, Date.now()), seconds: SECONDS.session });
}

/** Returns when a member's password last changed, in epoch ms; 0 for never. */
export async function getPasswordChange({ merchant, ...member }: RevokedMember): Promise<number> {
  return latestOf(await getMarks(merchant, idsOf(member)));
}

/** Revokes a member's sessions and remembered logins; returns the time at which the next ones count as proven, despite clock differences. */
export async function revokeSessionsOf(member: RevokedMember): Promise<number> {
  const atMs = Math.max(Date.now(), await getPasswordChange(member)) + 1;
  const { merchant } = member;
  for (const sid of idsOf(member))
    setMark({ merchant, sid, mark: toMark(CHANGED, atMs), seconds: SECONDS.password, grows: true });
  return atMs;
}

/** Returns why a session is rejected; undefined while it is valid. Reads marks as getMarks. */
export async function findSessionEnd(session: Endable): Promise<SessionEnd | undefined> {
  const { merchant, sid, startedAtMs, provenAtMs = startedAtMs } = session;
  const members = provenAtMs === undefined ? [] : idsOf(session);
  const [own, ...changes] = await getMarks(merchant, [sid, ...members]);
  if (own !== undefined) return Date.now() - timeOf(REPLACED, own) < REPLACED_MS ? 'replaced' : 'ended';
  return latestOf(changes) > (provenAtMs ?? 0) ? 'ended' : undefined;
}

/** Returns whether a session is rejected. */
export async function isSessionRevoked(session: Endable): Promise<boolean> {
  return (await findSessionEnd(session)) !== undefined;
}

const toDeviceId = (deviceKey: string): string => `k-${digestOf(deviceKey)}`;

/** Revokes everything remembered under a device's key, also copies. */
export function revokeDevice(merchant: string, deviceKey: string): void {
  setMark({ merchant, sid: toDeviceId(deviceKey), mark: PLAIN_MARK, seconds: SECONDS.password });
}

/** Returns whether a sign-out or a password change has revoked a device's key. */
export async function isDeviceRevoked(merchant: string, deviceKey: string): Promise<boolean> {
  const [mark] = await getMarks(merchant, [toDeviceId(deviceKey)]);
  return mark !== undefined;
}
