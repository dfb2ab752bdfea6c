// Whether push works here, and what to do on a page: ask, bind, or nothing.
import type { Environment } from '@/lib/shared/device/environment';
import { isPushRecordFresh, type PushOwner, type PushRecord } from '@/lib/shared/push/push-record';

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
