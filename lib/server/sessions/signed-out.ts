// The sessions that are refused although their seals open: ended, replaced by the next one, or older than their member's password (SEC-51, SEC-52).
import 'server-only';
import { createHash } from 'node:crypto';
import { SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { getMarks, type Marked, PLAIN_MARK, setMark } from '@/lib/server/sessions/shared-marks';

/** Why a session is refused: it has ended, or the browser was just given the next one in its place. */
export type SessionEnd = 'ended' | 'replaced';

/** A session as far as its end depends on it; without a time it is refused for its id alone. */
export type Endable = Marked & Partial<Pick<Session, 'id' | 'userName' | 'startedAtMs' | 'provenAtMs'>>;

/** A member: by the provider's id, by name, or both. */
export type Member = { readonly merchant: string; readonly id?: string; readonly userName?: string };

/** Longer than a seal or a remembered login lives, and an hour for clocks that differ. */
const SECONDS = { session: SEAL_SECONDS + 3600, password: (30 * 24 + 1) * 3600 };
/** A call that is under way ends within this time; a cookie that still comes later is stuck, and is cleared like any other. */
const REPLACED_MS = 120_000;
const REPLACED = 'r';
const CHANGED = 't';
const TIME_DIGITS = 15;

const toMark = (letter: string, ms: number): string =>
  letter + String(Math.trunc(ms)).padStart(TIME_DIGITS, '0');
const timeOf = (letter: string, mark: string | undefined): number =>
  mark?.startsWith(letter) ? Number(mark.slice(1)) || 0 : 0;

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A user name in one form, however it is typed. */
export const toPlainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

function idsOf({ id = '', userName = '' }: Omit<Member, 'merchant'>): readonly string[] {
  const byId = id === '' ? [] : [`m-${hash('id', id)}`];
  return userName === '' ? byId : [...byId, `m-${hash('name', toPlainName(userName))}`];
}

const latestOf = (marks: readonly (string | undefined)[]): number =>
  Math.max(0, ...marks.map((mark) => timeOf(CHANGED, mark)));

/** Refuses a session from now on: here at once, on every other instance as soon as Redis has told it. */
export function signOut({ merchant, sid }: Marked): void {
  setMark({ merchant, sid, mark: PLAIN_MARK, seconds: SECONDS.session });
}

/** Refuses a session whose browser gets the next one with the answer under way (SEC-51). */
export function replaceSession({ merchant, sid }: Marked): void {
  setMark({ merchant, sid, mark: toMark(REPLACED, Date.now()), seconds: SECONDS.session });
}

/** When a member's password was changed last, in epoch ms, as far as it is known; 0 for never. */
export async function getPasswordChange({ merchant, ...member }: Member): Promise<number> {
  return latestOf(await getMarks(merchant, idsOf(member)));
}

/**
 * Refuses every session and remembered login of a member that was proven before now, and returns the time that the next ones must be proven at. It is
 * later than any change that was known before, though clocks differ.
 */
export async function endSessionsOf(member: Member): Promise<number> {
  const atMs = Math.max(Date.now(), await getPasswordChange(member)) + 1;
  const { merchant } = member;
  for (const sid of idsOf(member))
    setMark({ merchant, sid, mark: toMark(CHANGED, atMs), seconds: SECONDS.password, grows: true });
  return atMs;
}

/** Why a session is refused; undefined while it is good. Asks as getMarks does. */
export async function findEnd(session: Endable): Promise<SessionEnd | undefined> {
  const { merchant, sid, startedAtMs, provenAtMs = startedAtMs } = session;
  const members = provenAtMs === undefined ? [] : idsOf(session);
  const [own, ...changes] = await getMarks(merchant, [sid, ...members]);
  if (own !== undefined) return Date.now() - timeOf(REPLACED, own) < REPLACED_MS ? 'replaced' : 'ended';
  return latestOf(changes) > (provenAtMs ?? 0) ? 'ended' : undefined;
}

/** Whether a session is refused, for whatever reason. */
export async function isSignedOut(session: Endable): Promise<boolean> {
  return (await findEnd(session)) !== undefined;
}

const toDeviceId = (deviceKey: string): string => `k-${hash(deviceKey)}`;

/** Refuses all that was remembered under a device's key, though a copy of both was kept (SEC-51). */
export function forgetDevice(merchant: string, deviceKey: string): void {
  setMark({ merchant, sid: toDeviceId(deviceKey), mark: PLAIN_MARK, seconds: SECONDS.password });
}

/** Whether a device's key was given up by a sign-out or a changed password. */
export async function isDeviceForgotten(merchant: string, deviceKey: string): Promise<boolean> {
  const [mark] = await getMarks(merchant, [toDeviceId(deviceKey)]);
  return mark !== undefined;
}
