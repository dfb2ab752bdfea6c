// What pages read of promotions: public rows, so none of them carries an Authorization (K5, M1).
import 'server-only';
import { cache } from 'react';
import { getForPage } from '@/lib/server/backend/page-call';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import { availablePromotions } from '@/lib/shared/calls/play-table';
import { type PromotionSwitches, parsePromotionSwitches } from '@/lib/shared/promo/promotions';
import type { Site } from '@/lib/shared/site/site';

/** Which general promotions run (E16); a failure stays one, for "off" would be a guess. */
export const getPromotionSwitches = cache(
  async (site: Site): Promise<Result<PromotionSwitches>> =>
    mapResult(await getForPage(site, availablePromotions), parsePromotionSwitches),
);
