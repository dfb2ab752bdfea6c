// Runs the asking for push on a page: what is due, the player's yes, the browser's question, the binding.
import 'client-only';
import { bindPush } from '@/lib/client/push/bind-push';
import { leavePush } from '@/lib/client/push/leave-push';
import { getPushOwner, openPushClient, type PushClient, planDesk } from '@/lib/client/push/push-client';
import { notifyPush } from '@/lib/client/push/push-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { toDeviceDate } from '@/lib/shared/push/push-record';

async function bind(desk: PushClient): Promise<void> {
  notifyPush({ type: (await bindPush(desk)) ? 'bound' : 'failed' });
}

/** Finds out what is due for the member and does what needs no question. */
export async function startPush(): Promise<void> {
  const desk = await openPushClient();
  if (!desk) return;
  const plan = await planDesk(desk);
  if (getPushOwner()?.member !== desk.owner.member) return;
  if (notifyPush({ type: 'planned', plan }).step === 'binding') await bind(desk);
}

/** Notes that push was asked about today, on the device's calendar. */
export function keepAskedToday(): void {
  writeStored(STORED.pushCloseDate, toDeviceDate(new Date()));
}

// First of all in the tap: some browsers ask only while it lasts.
async function askBrowser(): Promise<void> {
  const permission = await Notification.requestPermission().catch(() => 'default' as const);
  if (notifyPush({ type: 'answered', permission }).step !== 'binding') return;
  const desk = await openPushClient();
  if (desk) await bind(desk);
  else notifyPush({ type: 'failed' });
}

/** The player's yes in the soft prompt: the browser asks, then the token is bound, or the tips come. */
export async function agreeToPush(): Promise<void> {
  keepAskedToday();
  notifyPush({ type: 'agreed' });
  await askBrowser();
}

/** The player's "later". */
export function putPushOff(): void {
  keepAskedToday();
  notifyPush({ type: 'later' });
}

/** The switch of the settings: on. Asks the browser even where the day's question has been put. */
export async function switchPushOn(): Promise<void> {
  removeStored(STORED.pushOff);
  notifyPush({ type: 'wanted' });
  await askBrowser();
}

/** The switch of the settings: off on this device, until it is switched on again. */
export async function switchPushOff(): Promise<void> {
  const owner = getPushOwner();
  if (owner) writeStored(STORED.pushOff, owner.member);
  notifyPush({ type: 'ended' });
  await leavePush();
}
