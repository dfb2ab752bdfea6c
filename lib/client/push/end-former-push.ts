import 'client-only';
import { forgetInbox } from '@/lib/client/inbox/inbox-store';
import { getPushOwner, readPushRecord } from '@/lib/client/push/push-client';
import { unsubscribePush } from '@/lib/client/push/unsubscribe-push';

/** Ends the push messages of another member, whose session ended without a sign-out, and deletes what they received. Never throws. */
export async function endFormerPush(): Promise<void> {
  const former = readPushRecord()?.member;
  const member = getPushOwner()?.member;
  if (former === undefined || member === undefined || former === member) return;
  await Promise.all([forgetInbox(), unsubscribePush()]);
}
