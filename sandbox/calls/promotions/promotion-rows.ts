// Endpoints of promotions, announcements and small public settings.

import { registerChallenge } from '../../captcha/captcha-proof.ts';
import { publicGet, type ReceivedCall, requireField, type SandboxEndpoint } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { answerAnnouncements } from '../../data/announcements.ts';
import { answerPromotionCategories, findPromotion } from '../../data/promotions.ts';

const availablePromotions = () => ({
  APP_DOWNLOAD: { enabled: true, count: 1 },
  REFERRAL: { enabled: true, count: 2 },
});

const promotion = (call: ReceivedCall): unknown => {
  const match = findPromotion(call, requireField(call, 'id'));
  if (!match) throw new CallError('promotion.not.found', 'This promotion has ended or does not exist.');
  return match;
};

const telegramSetting = ({ merchant }: ReceivedCall) => ({
  botId: merchant.telegramBotToken.split(':')[0],
  authDomain: `${merchant.code}.localhost`,
});

export const promotionEndpoints: SandboxEndpoint[] = [
  publicGet('availablePromotions', '/wps/relay/MCSFE_getMerchantAvailablePromotions', availablePromotions),
  publicGet('promotion', '/wps/relay/PROMOFE_getPromotion', promotion),
  publicGet(
    'promotionCategories',
    '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    answerPromotionCategories,
  ),
  publicGet('announcements', '/wps/relay/MCSFE_getListAnnouncements', answerAnnouncements),
  publicGet('telegramSetting', '/wps/relay/WPSCORE_getTelegramLoginSetting', telegramSetting),
  publicGet('captcha', '/wps/captcha/geetest', registerChallenge),
];
