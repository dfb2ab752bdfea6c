// The push token and the date of the last prompt, as stored on the device.
import { toText } from '@/lib/shared/calls/wire-value';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_MS } from '@/lib/shared/day';

export type PushRecord = {
  readonly token: string;
  readonly merchant: string;
  readonly member: string;
  readonly time: number;
};

export type PushOwner = { readonly merchant: string; readonly member: string };

const MAX_CHARS = 4_096;

/** Parses the stored record; undefined when a field is empty or invalid. */
export function parsePushRecord(raw: Readonly<Record<string, unknown>> | undefined): PushRecord | undefined {
  const [token, merchant, member] = [raw?.token, raw?.merchant, raw?.member].map((field) =>
    toText(field, MAX_CHARS).trim(),
  );
  const time = typeof raw?.time === 'number' && Number.isFinite(raw.time) ? raw.time : 0;
  return token && merchant && member && time > 0 ? { token, merchant, member, time } : undefined;
}

/** Returns whether the token belongs to this owner and is at most 7 days old; a future date counts as old. */
export function isPushRecordFresh(record: PushRecord | undefined, owner: PushOwner, now: number): boolean {
  if (!record || record.merchant !== owner.merchant || record.member !== owner.member) return false;
  const age = now - record.time;
  return age >= 0 && age <= LIFETIME_DAYS.pushToken * DAY_MS;
}

/** Formats the device's local date, as `2026-11-22`. */
export function toDeviceDate(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}
