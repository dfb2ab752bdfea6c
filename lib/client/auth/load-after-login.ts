// The two calls after a login, made by the next page: a page that unloads would cut them off.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { rankProgress } from '@/lib/shared/calls/member-table';
import { promoCodeEnable } from '@/lib/shared/calls/promotion-table';

/** Loads promo-code switch and rank progress once after a login. Shows only a lost session. */
export async function loadAfterLogin(): Promise<void> {
  if (readStored(STORED.justSignedIn) !== '1') return;
  removeStored(STORED.justSignedIn);
  const answers = await Promise.all([callApi(promoCodeEnable), callApi(rankProgress)]);
  for (const answer of answers) if (!answer.ok) handleFailure(answer, { silent: true });
}
