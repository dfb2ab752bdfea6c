import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { findWorker, readPushRecord } from '@/lib/client/push/push-client';
import { getPushLibrary } from '@/lib/client/push/push-library';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import { fcmUnsubscribe } from '@/lib/shared/calls/push-table';

async function dropSubscription(): Promise<void> {
  const library = await getPushLibrary()?.catch(() => undefined);
  await library?.dropPushToken().catch(() => undefined);
  // A token of an earlier page ends with its subscription.
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Ends all subscriptions and removes the token at once. Never throws. */
export async function unsubscribePush(): Promise<void> {
  const record = readPushRecord();
  removeStored(STORED.pushToken);
  const body = record && { registrationToken: record.token, unsubscribeAll: true };
  await Promise.all([
    body && callApi(fcmUnsubscribe, { body, keepalive: true }),
    'serviceWorker' in navigator ? dropSubscription().catch(() => undefined) : undefined,
  ]);
}
