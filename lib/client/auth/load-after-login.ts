// The two calls that follow a login, made by the page it leads to: a page that is being left would cut them off.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { promoCodeEnable } from '@/lib/shared/calls/play-table';
import { rankProgress } from '@/lib/shared/calls/system-table';

/**
 * Loads the promo-code switch and the rank progress once after a login. Components that show them share the same requests
 *; a failure stays silent here, since nothing on the page asked yet, but for a lost session, which is told.
 */
export async function loadAfterLogin(): Promise<void> {
  if (readStored(STORED.justSignedIn) !== '1') return;
  removeStored(STORED.justSignedIn);
  const answers = await Promise.all([callApi(promoCodeEnable), callApi(rankProgress)]);
  for (const answer of answers) if (!answer.ok) handleFailure(answer, { silent: true });
}
