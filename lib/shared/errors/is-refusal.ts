import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Whether the provider refuses an input in words for the player, as for a wrong password or a taken name. False for faults: of the network, of the site, a lost session, or without any words. */
export function isRefusal(failure: Pick<Failure, 'code' | 'status' | 'message' | 'isGeneric'>): boolean {
  const { surface, buttonTo, textKey } = actionOf(failure);
  const hasWords = textKey !== undefined || (failure.message.trim() !== '' && !failure.isGeneric);
  return (
    surface === 'notice' && buttonTo === undefined && hasWords && !Object.hasOwn(SITE_ERRORS, failure.code)
  );
}
