// Push support, owner and plan on this page.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getAppMode, getEnvironment, isStandalone } from '@/lib/client/device/app-mode';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { getSession } from '@/lib/client/session/session-store';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { iosVersionOf } from '@/lib/shared/device/environment';
import { parsePushEnabled } from '@/lib/shared/push/parse-push-enabled';
import {
  isPushPlace,
  type PushOwner,
  type PushPlan,
  type PushRecord,
  parsePushRecord,
  planPush,
  toDeviceDate,
} from '@/lib/shared/push/push-plan';
import { type PushSettings, parsePush } from '@/lib/shared/push/push-settings';

export type PushClient = {
  readonly settings: PushSettings;
  readonly registration: ServiceWorkerRegistration;
  readonly owner: PushOwner;
};

const WORKER_SCOPE = '/m/';
const WORKER_WAIT_MS = 10_000;

/** Returns whether this browser supports push, without a request. */
function canPush(): boolean {
  return isPushPlace({
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    hasNotifications: 'Notification' in window,
    environment: getEnvironment(),
    isNative: getAppMode() === 'native',
    isInstalled: isStandalone(),
    iosVersion: iosVersionOf(navigator.userAgent),
  });
}

/** Returns the member as token owner, undefined for a visitor. */
export function getPushOwner(): PushOwner | undefined {
  const session = getSession();
  if (session.state !== 'member') return undefined;
  const member = session.info.id || session.info.userName;
  return member === '' ? undefined : { merchant: getPageFacts().merchant, member };
}

/** Returns the stored token, if valid. */
export function readPushRecord(): PushRecord | undefined {
  return parsePushRecord(readStoredRecord(STORED.pushToken));
}

/** Returns the site's worker; undefined if disabled or not registered yet. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(WORKER_SCOPE).catch(() => undefined);
}

/** Returns the merchant's push settings; undefined if missing or unreachable. */
export async function readPushSettings(): Promise<PushSettings | undefined> {
  const answer = await callApi(siteConfig);
  return answer.ok ? parsePush(answer.value ?? undefined) : undefined;
}

/** Returns the input of a binding; undefined without settings, browser support or a member. Never throws. */
export async function openPushClient(): Promise<PushClient | undefined> {
  const owner = getPushOwner();
  if (!owner || !canPush()) return undefined;
  const settings = await readPushSettings();
  if (!settings) return undefined;
  // On a first visit, the worker may still be installing.
  const registration =
    (await findWorker()) ?? (await withTimeLimit(navigator.serviceWorker.ready, WORKER_WAIT_MS));
  return registration && { settings, registration, owner };
}

/** Returns what is due for this member on this device; queries the provider's switch only if needed. */
export async function planPushSetup({ registration, owner }: PushClient): Promise<PushPlan> {
  const now = new Date();
  const facts = {
    permission: Notification.permission,
    isEnabled: true,
    isOff: readStored(STORED.pushOff) === owner.member,
    isOnBreak: getBreakEnd() !== undefined,
    owner,
    record: readPushRecord(),
    isSubscribed: (await registration.pushManager.getSubscription().catch(() => null)) !== null,
    today: toDeviceDate(now),
    promptedOn: readStored(STORED.pushCloseDate) ?? undefined,
    now: now.getTime(),
  };
  const plan = planPush(facts);
  if (plan === 'none') return plan;
  const setting = await callApi(consumerSetting);
  return planPush({ ...facts, isEnabled: !setting.ok || parsePushEnabled(setting.value) !== false });
}
