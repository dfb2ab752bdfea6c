// Promotions and announcements of pages, from public endpoints.
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { toImageOf } from '@/lib/server/http/own-hosts';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import {
  announcements,
  availablePromotions,
  promotion,
  promotionCategories,
} from '@/lib/shared/calls/promotion-table';
import { PLATFORM } from '@/lib/shared/constants';
import { isMissing } from '@/lib/shared/errors/is-missing';
import {
  type Announcement,
  type AnnouncementType,
  parseAnnouncements,
} from '@/lib/shared/news/parse-announcements';
import {
  type Promotion,
  type PromotionCategory,
  type PromotionPlace,
  parsePromotion,
  parsePromotionCategories,
} from '@/lib/shared/promo/parse-promotion';
import { type PromotionSwitches, parsePromotionSwitches } from '@/lib/shared/promo/promotions';
import type { Site } from '@/lib/shared/site/site';

/** Returns which general promotions run; a failure stays one, since "off" would be a guess. */
export const getPromotionSwitches = cache(
  async (site: Site): Promise<Result<PromotionSwitches>> =>
    mapResult(await getForPage(site, availablePromotions), parsePromotionSwitches),
);

const toPlace = async (site: Site): Promise<PromotionPlace> => ({
  toImage: toImageOf(site),
  untitled: (await getTranslations('promo'))('title'),
});

/** Returns promotions by category in the page's language. */
export const getPromotionCategories = cache(async (site: Site): Promise<Result<PromotionCategory[]>> => {
  const [result, place] = await Promise.all([getForPage(site, promotionCategories), toPlace(site)]);
  return mapResult(result, (value) => parsePromotionCategories(value, place));
});

/** Returns one promotion with raw content; a success without value means that the id does not exist. */
export const getPromotion = cache(async (site: Site, id: string): Promise<Result<Promotion | undefined>> => {
  const [result, place] = await Promise.all([getForPage(site, promotion, { id }), toPlace(site)]);
  if (!result.ok && isMissing(result)) return { ok: true, value: undefined, traceId: result.traceId };
  return mapResult(result, (value) => parsePromotion(value, id, place));
});

/** Returns announcements of one type, newest first. */
export const getAnnouncements = cache(
  async (site: Site, type: AnnouncementType): Promise<Result<Announcement[]>> =>
    mapResult(await getForPage(site, announcements, { types: type, platform: PLATFORM }), (value) =>
      parseAnnouncements(value, type),
    ),
);
