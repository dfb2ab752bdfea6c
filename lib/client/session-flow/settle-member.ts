// What a member's page does once after a login, and after an address that chose the language; most pages load none of it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { renewMember } from '@/lib/client/member/sync-language';
import { endFormerPush } from '@/lib/client/push/end-former-push';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { rankProgress } from '@/lib/shared/calls/member-table';
import { promoCodeEnable } from '@/lib/shared/calls/promotion-table';

/** Loads promo-code switch and rank progress once after a login, on the next page: one that unloads would cut the calls off. Shows only a lost session. */
export async function loadAfterLogin(): Promise<void> {
  if (readStored(STORED.justSignedIn) !== '1') return;
  removeStored(STORED.justSignedIn);
  const answers = await Promise.all([callApi(promoCodeEnable), callApi(rankProgress)]);
  for (const answer of answers) if (!answer.ok) handleFailure(answer, { silent: true });
}

/** Makes the calls after a login, reads the member again, reports a language that differs from the member's, and ends another member's push messages. */
export async function settleMember(): Promise<void> {
  await Promise.all([loadAfterLogin(), renewMember(), endFormerPush()]);
}
