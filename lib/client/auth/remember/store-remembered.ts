import 'client-only';
import { storeAutoLoginChoice, storeKeepChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import {
  RECORD_VERSION,
  type RememberWish,
  toRemembered,
} from '@/lib/shared/auth/remember/remembered-record';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/** Stores the record of a login. `null` drops it and turns auto-login off; undefined changes nothing. */
export function storeRemembered(wish: RememberWish | null | undefined, answer: WireLoginAnswer): void {
  if (wish === undefined) return;
  const record = wish && toRemembered(wish, answer, getPageFacts().merchant);
  if (!record) dropRemembered();
  storeKeepChoice(wish !== null);
  if (wish === null) storeAutoLoginChoice(false);
  if (!record) return;
  // Other tabs read in between, and drop a record without its mark.
  writeStored(STORED.rememberedMark, RECORD_VERSION);
  writeStored(STORED.remembered, JSON.stringify(record));
  storeAutoLoginChoice(true);
}
