// Takes this browser out of push: at the provider, at the messaging service, and in the browser itself.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { findWorker, readPushRecord } from '@/lib/client/push/push-client';
import { getPushLibrary } from '@/lib/client/push/push-library';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import { fcmUnsubscribe } from '@/lib/shared/calls/play-table';

async function dropSubscription(): Promise<void> {
  const library = await getPushLibrary()?.catch(() => undefined);
  await library?.dropPushToken().catch(() => undefined);
  // A token of an earlier page dies with its subscription.
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Ends the subscriptions of the stored token and the browser's own, and forgets the token at once. Never throws; a call that outlives the page goes on. */
export async function leavePush(): Promise<void> {
  const record = readPushRecord();
  removeStored(STORED.pushToken);
  const body = record && { registrationToken: record.token, unsubscribeAll: true };
  await Promise.all([
    body && callApi(fcmUnsubscribe, { body, keepalive: true }),
    'serviceWorker' in navigator ? dropSubscription().catch(() => undefined) : undefined,
  ]);
}
