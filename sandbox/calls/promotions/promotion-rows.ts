// Rows of the table for promotions, announcements and the small public settings around them.

import { registerChallenge } from '../../captcha/captcha-proof.ts';
import { type Call, type Endpoint, requireField } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { announcements } from '../../data/announcements.ts';
import { findPromotion, promotionCategories } from '../../data/promotions.ts';

const availablePromotions = () => ({
  APP_DOWNLOAD: { enabled: true, count: 1 },
  REFERRAL: { enabled: true, count: 2 },
});

const promotion = (call: Call): unknown => {
  const found = findPromotion(call, requireField(call, 'id'));
  if (!found) throw new Refusal('promotion.not.found', 'This promotion has ended or does not exist.');
  return found;
};

const telegramSetting = ({ merchant }: Call) => ({
  botId: merchant.telegramBotToken.split(':')[0],
  authDomain: `${merchant.code}.localhost`,
});

const open = (name: string, path: string, handle: Endpoint['handle']): Endpoint => ({
  name,
  method: 'GET',
  path,
  auth: 'public',
  handle,
});

export const promotionEndpoints: Endpoint[] = [
  open('availablePromotions', '/wps/relay/MCSFE_getMerchantAvailablePromotions', availablePromotions),
  open('promotion', '/wps/relay/PROMOFE_getPromotion', promotion),
  open('promotionCategories', '/wps/relay/PROMOFE_getPromotionAnnouncementCategory', promotionCategories),
  open('announcements', '/wps/relay/MCSFE_getListAnnouncements', announcements),
  open('telegramSetting', '/wps/relay/WPSCORE_getTelegramLoginSetting', telegramSetting),
  open('captcha', '/wps/captcha/geetest', registerChallenge),
];
