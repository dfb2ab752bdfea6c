import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPushOwner, type PushClient } from '@/lib/client/push/push-client';
import { loadPushLibrary } from '@/lib/client/push/push-library';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import type { Result } from '@/lib/shared/calls/envelope';
import { fcmBind, fcmSubscribe } from '@/lib/shared/calls/push-table';
import { parsePushHosts } from '@/lib/shared/push/push-hosts';
import type { PushRecord } from '@/lib/shared/push/push-record';

const TOPIC = 'ALL';

async function makeToken({ settings, registration }: PushClient): Promise<string | undefined> {
  const hosts = parsePushHosts(document.documentElement.dataset.pushHosts);
  const { makePushToken } = await loadPushLibrary();
  return makePushToken({ settings, registration, hosts });
}

function isDone(answer: Result<unknown>): boolean {
  // Effects of a lost session apply; nothing else shows.
  if (!answer.ok) handleFailure(answer, { silent: true });
  return answer.ok;
}

const isStill = ({ owner }: PushClient): boolean => getPushOwner()?.member === owner.member;

/** Creates and binds the token, subscribes it to ALL and stores it. Returns false on failure or if the member
 * changed; the next page retries. Never throws, even offline. */
export async function bindPush(client: PushClient): Promise<boolean> {
  const registrationToken = await makeToken(client).catch(() => undefined);
  if (!registrationToken || !isStill(client)) return false;
  if (!isDone(await callApi(fcmBind, { body: { registrationToken } }))) return false;
  if (!isDone(await callApi(fcmSubscribe, { body: { registrationToken, topic: TOPIC } }))) return false;
  if (!isStill(client)) return false;
  const record: PushRecord = { token: registrationToken, ...client.owner, time: Date.now() };
  writeStored(STORED.pushToken, JSON.stringify(record));
  return true;
}
