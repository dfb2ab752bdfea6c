// Whether push works here, what the device has stored of it, and what to do on a page: ask, bind, or nothing.

import { toText } from '@/lib/shared/calls/wire-value';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_MS } from '@/lib/shared/day';
import type { Environment } from '@/lib/shared/device/environment';

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

/** `iosVersion` is undefined elsewhere. */
export type PushPlace = {
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  readonly hasNotifications: boolean;
  readonly environment: Environment;
  readonly isNative: boolean;
  readonly isInstalled: boolean;
  readonly iosVersion?: number;
};

const IOS_SINCE = 16;

/** Returns whether push works: not in webviews or the operator's app; on iOS only installed, from 16.4 (detected by the push manager). */
export function isPushPlace(place: PushPlace): boolean {
  const { hasWorkers, hasPush, hasNotifications, environment, isNative, isInstalled, iosVersion } = place;
  if (!hasWorkers || !hasPush || !hasNotifications || isNative || environment !== 'browser') return false;
  return iosVersion === undefined || (isInstalled && iosVersion >= IOS_SINCE);
}

/** Dates are in the device's calendar, `now` is in milliseconds. */
export type PushFacts = {
  readonly permission: NotificationPermission;
  /** False where the provider sends this member no messages. */
  readonly isEnabled: boolean;
  /** This member disabled push on this device. */
  readonly isOff: boolean;
  readonly isOnBreak: boolean;
  readonly owner: PushOwner;
  readonly record?: PushRecord;
  /** Without a browser subscription the token is useless. */
  readonly isSubscribed: boolean;
  readonly today: string;
  readonly promptedOn?: string;
  readonly now: number;
};

/** `ask`: soft prompt; `bind`: permission is granted, the token is missing, old or another member's; `keep`: up to date. */
export type PushPlan = 'ask' | 'bind' | 'keep' | 'none';

/** Asks once a calendar day at most, never during a break or after the browser's refusal; rebinds after 7 days. */
export function planPush(facts: PushFacts): PushPlan {
  const { permission, isEnabled, isOff, isOnBreak, owner, record, isSubscribed, today, promptedOn, now } =
    facts;
  if (!isEnabled || isOff || permission === 'denied') return 'none';
  if (permission === 'default') return isOnBreak || promptedOn === today ? 'none' : 'ask';
  return isSubscribed && isPushRecordFresh(record, owner, now) ? 'keep' : 'bind';
}
