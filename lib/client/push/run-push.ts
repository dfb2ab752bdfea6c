// Runs the push flow of a page: plan, consent, browser prompt, binding.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { getPushOwner, openPushClient, type PushClient, planPushSetup } from '@/lib/client/push/push-client';
import { loadPushLibrary } from '@/lib/client/push/push-library';
import { notifyPush } from '@/lib/client/push/push-store';
import { unsubscribePush } from '@/lib/client/push/unsubscribe-push';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import type { Result } from '@/lib/shared/calls/envelope';
import { fcmBind, fcmSubscribe } from '@/lib/shared/calls/push-table';
import { type PushRecord, toDeviceDate } from '@/lib/shared/push/push-plan';
import { parsePushHosts } from '@/lib/shared/push/push-settings';

const TOPIC = 'ALL';
/** The browser's push service may be out of reach, and then never answers. */
const TOKEN_WAIT_MS = 30_000;

/** The last switching off, while it runs. */
let ending: Promise<void> | undefined;

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
async function bindPush(client: PushClient): Promise<boolean> {
  const registrationToken = await withTimeLimit(makeToken(client), TOKEN_WAIT_MS);
  if (!registrationToken || !isStill(client)) return false;
  if (!isDone(await callApi(fcmBind, { body: { registrationToken } }))) return false;
  if (!isDone(await callApi(fcmSubscribe, { body: { registrationToken, topic: TOPIC } }))) return false;
  if (!isStill(client)) return false;
  const record: PushRecord = { token: registrationToken, ...client.owner, time: Date.now() };
  writeStored(STORED.pushToken, JSON.stringify(record));
  return true;
}

async function bind(client: PushClient): Promise<void> {
  notifyPush({ type: (await bindPush(client)) ? 'bound' : 'failed' });
}

/** Plans what is due for the member and does what needs no prompt. */
export async function startPush(): Promise<void> {
  const client = await openPushClient();
  if (!client) return;
  const plan = await planPushSetup(client);
  if (getPushOwner()?.member !== client.owner.member) return;
  if (notifyPush({ type: 'planned', plan }).step === 'binding') await bind(client);
}

/** Stores that push was requested today, by the device's calendar. */
export function storePushPromptDate(): void {
  writeStored(STORED.pushCloseDate, toDeviceDate(new Date()));
}

// Call it first in the tap: some browsers prompt only within it.
async function requestPermission(): Promise<void> {
  const permission = await Notification.requestPermission().catch(() => 'default' as const);
  if (notifyPush({ type: 'answered', permission }).step !== 'binding') return;
  // It would take the new subscription too.
  await ending;
  const client = await openPushClient();
  if (client) await bind(client);
  else notifyPush({ type: 'failed' });
}

/** Accepts the site's own prompt: the browser prompts, then the token is bound or tips show. */
export async function agreeToPush(): Promise<void> {
  storePushPromptDate();
  notifyPush({ type: 'agreed' });
  await requestPermission();
}

/** Postpones push. */
export function postponePush(): void {
  storePushPromptDate();
  notifyPush({ type: 'later' });
}

/** Turns push on in the settings; prompts even if today's prompt is used up. */
export async function switchPushOn(): Promise<void> {
  removeStored(STORED.pushOff);
  notifyPush({ type: 'wanted' });
  await requestPermission();
}

/** Turns push off on this device until the switch is on again. */
export async function switchPushOff(): Promise<void> {
  const owner = getPushOwner();
  if (owner) writeStored(STORED.pushOff, owner.member);
  notifyPush({ type: 'ended' });
  ending = unsubscribePush();
  await ending;
}
