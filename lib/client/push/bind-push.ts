// Binds this browser's token to the member and to the common topic, and keeps it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPushOwner, type PushClient } from '@/lib/client/push/push-client';
import { loadPushLibrary } from '@/lib/client/push/push-library';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import type { Result } from '@/lib/shared/calls/envelope';
import { fcmBind, fcmSubscribe } from '@/lib/shared/calls/play-table';
import { parsePushHosts } from '@/lib/shared/push/push-hosts';
import type { PushRecord } from '@/lib/shared/push/push-record';

const TOPIC = 'ALL';

async function makeToken({ settings, registration }: PushClient): Promise<string | undefined> {
  const hosts = parsePushHosts(document.documentElement.dataset.pushHosts);
  const { makePushToken } = await loadPushLibrary();
  return makePushToken({ settings, registration, hosts });
}

function isDone(answer: Result<unknown>): boolean {
  // A lost session is noticed as everywhere; nothing else of it is shown here.
  if (!answer.ok) handleFailure(answer, { silent: true });
  return answer.ok;
}

const isStill = ({ owner }: PushClient): boolean => getPushOwner()?.member === owner.member;

/**
 * Makes the token, tells the provider whose it is, subscribes it to ALL, and stores it. False where any of it fails, or another member
 * has come in between: nothing is stored then, and the next page tries again. Never throws: offline the browser's push service refuses.
 */
export async function bindPush(desk: PushClient): Promise<boolean> {
  const registrationToken = await makeToken(desk).catch(() => undefined);
  if (!registrationToken || !isStill(desk)) return false;
  if (!isDone(await callApi(fcmBind, { body: { registrationToken } }))) return false;
  if (!isDone(await callApi(fcmSubscribe, { body: { registrationToken, topic: TOPIC } }))) return false;
  if (!isStill(desk)) return false;
  const record: PushRecord = { token: registrationToken, ...desk.owner, time: Date.now() };
  writeStored(STORED.pushToken, JSON.stringify(record));
  return true;
}
