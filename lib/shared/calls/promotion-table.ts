// Promotion and announcement endpoints.
import { ANSWER_BYTES } from '@/lib/shared/calls/answer-limits';
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireAnnouncement,
  WirePromotion,
  WirePromotionCategory,
  WirePromotionSwitch,
} from '@/lib/shared/calls/wire-site';

const PROMOTION = { method: 'GET', group: 'promotion', auth: 'public', cacheSeconds: 60 } as const;

export const announcements = defineCall<
  { types?: string; platform?: string; category?: string },
  WireAnnouncement[]
>({
  ...PROMOTION,
  name: 'announcements',
  path: '/wps/relay/MCSFE_getListAnnouncements',
});

export const availablePromotions = defineCall<
  void,
  { APP_DOWNLOAD?: WirePromotionSwitch; REFERRAL?: WirePromotionSwitch }
>({
  ...PROMOTION,
  name: 'availablePromotions',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
});

export const promotion = defineCall<{ id: string }, WirePromotion>({
  ...PROMOTION,
  name: 'promotion',
  path: '/wps/relay/PROMOFE_getPromotion',
  maxAnswerBytes: ANSWER_BYTES.one,
  replaceable: true,
  feature: 'promotions',
});

export const promotionCategories = defineCall<void, WirePromotionCategory[]>({
  ...PROMOTION,
  name: 'promotionCategories',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
});

export const promoCodeEnable = defineCall<void, { enabled?: boolean }>({
  method: 'GET',
  group: 'promotion',
  auth: 'member',
  noStore: true,
  name: 'promoCodeEnable',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
});
