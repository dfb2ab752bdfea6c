// What the device keeps of its push token, how long it counts, and the day on which push was asked about.
import { toText } from '@/lib/shared/calls/wire-value';
import { LIFETIME_DAYS } from '@/lib/shared/constants';

/** A bound token: at whose site, for whom, and since when (milliseconds since 1970). */
export type PushRecord = {
  readonly token: string;
  readonly merchant: string;
  readonly member: string;
  readonly time: number;
};

/** Whose the token must be to count. */
export type PushOwner = { readonly merchant: string; readonly member: string };

/** Push tokens have some hundred characters. */
const MAX_CHARS = 4_096;
const DAY_MS = 86_400_000;

/** Parses the stored record; undefined where any field is empty or of another kind. */
export function parsePushRecord(raw: Readonly<Record<string, unknown>> | undefined): PushRecord | undefined {
  const [token, merchant, member] = [raw?.token, raw?.merchant, raw?.member].map((field) =>
    toText(field, MAX_CHARS).trim(),
  );
  const time = typeof raw?.time === 'number' && Number.isFinite(raw.time) ? raw.time : 0;
  return token && merchant && member && time > 0 ? { token, merchant, member, time } : undefined;
}

/** Whether the token is this owner's and not older than 7 days; one from the future tells of a wrong clock, and is made anew. */
export function isPushRecordFresh(record: PushRecord | undefined, owner: PushOwner, now: number): boolean {
  if (!record || record.merchant !== owner.merchant || record.member !== owner.member) return false;
  const age = now - record.time;
  return age >= 0 && age <= LIFETIME_DAYS.pushToken * DAY_MS;
}

/** The date on the device's own calendar, as `2026-11-22`. */
export function toDeviceDate(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}
