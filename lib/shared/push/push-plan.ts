// Where push can work at all, and what is due on a page: a question, a binding, or nothing.
import type { Environment } from '@/lib/shared/device/environment';
import { isPushRecordFresh, type PushOwner, type PushRecord } from '@/lib/shared/push/push-record';

/** What is known of the browser; `iosVersion` is undefined elsewhere. */
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

/**
 * Whether push can work in this place: a browser with all three parts, neither the operator's app nor another app's webview. On iOS in the
 * installed app only, from 16.4 on: the minor number is told by the push manager, which older ones lack.
 */
export function isPushPlace(place: PushPlace): boolean {
  const { hasWorkers, hasPush, hasNotifications, environment, isNative, isInstalled, iosVersion } = place;
  if (!hasWorkers || !hasPush || !hasNotifications || isNative || environment !== 'browser') return false;
  return iosVersion === undefined || (isInstalled && iosVersion >= IOS_SINCE);
}

/** What the plan of a page is made from; dates are the device's own, `now` is in milliseconds. */
export type PushFacts = {
  readonly permission: NotificationPermission;
  /** False where the provider sends this member no messages. */
  readonly isEnabled: boolean;
  /** This member switched push off on this device. */
  readonly isOff: boolean;
  /** The player takes a break: no permission is asked for. */
  readonly isOnBreak: boolean;
  readonly owner: PushOwner;
  readonly record?: PushRecord;
  /** Whether the browser still holds a subscription: without one the token reaches no browser. */
  readonly isSubscribed: boolean;
  readonly today: string;
  readonly askedOn?: string;
  readonly now: number;
};

/** `ask`: the soft prompt; `bind`: the permission stands, the token is missing, old or another's; `keep`: all is well. */
export type PushPlan = 'ask' | 'bind' | 'keep' | 'none';

/** What is due: at most one question a calendar day and none during a break, none after a no of the browser, and a new binding after 7 days. */
export function planPush(facts: PushFacts): PushPlan {
  const { permission, isEnabled, isOff, isOnBreak, owner, record, isSubscribed, today, askedOn, now } = facts;
  if (!isEnabled || isOff || permission === 'denied') return 'none';
  if (permission === 'default') return isOnBreak || askedOn === today ? 'none' : 'ask';
  return isSubscribed && isPushRecordFresh(record, owner, now) ? 'keep' : 'bind';
}
