// Endpoints: games, chat, promotions and push.
import { ANSWER_BYTES } from '@/lib/shared/calls/answer-limits';
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireGame,
  WireLane,
  WireLaunch,
  WireLaunchRequest,
  WireLotteryLaunchRequest,
} from '@/lib/shared/calls/wire-games';
import type {
  WireAnnouncement,
  WirePromotion,
  WirePromotionCategory,
  WirePromotionSwitch,
} from '@/lib/shared/calls/wire-site';
import { TIMING } from '@/lib/shared/constants';

const LAUNCH = {
  method: 'GET',
  group: 'game',
  auth: 'member',
  timeoutMs: TIMING.gameLaunchTimeoutMs,
  noStore: true,
  hasPlayerMessages: true,
} as const;
const LIST = { method: 'GET', group: 'game', auth: 'public', cacheSeconds: 60 } as const;
const CHAT = { method: 'GET', group: 'chat', auth: 'member', noStore: true } as const;
const PROMOTION = { method: 'GET', group: 'promotion', auth: 'public', cacheSeconds: 60 } as const;
const PUSH = { method: 'POST', group: 'push', auth: 'member' } as const;

/** Address of a game for a member. */
export const launchGame = defineCall<WireLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchGame',
  path: '/wps/game/launchGame',
});

/** Address of a SEA lottery game. */
export const launchSea = defineCall<WireLotteryLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchSea',
  path: '/wps/relay/SEA_launchGame',
  replaceable: true,
});

/** Address of a Vietnamese lottery game. */
export const launchLottoVn = defineCall<WireLotteryLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchLottoVn',
  path: '/wps/relay/LOTTOVN_launchGame',
  replaceable: true,
});

/** Address of a free trial. */
export const gameTrialLaunch = defineCall<{ gameId: string; nodeId?: string; platform?: string }, WireLaunch>(
  {
    ...LAUNCH,
    name: 'gameTrialLaunch',
    path: '/wps/relay/GCS_gameTrialLaunch',
    auth: 'public',
  },
);

/** Vendor lanes by category. */
export const gameVendors = defineCall<{ platform: string }, WireLane[]>({
  ...LIST,
  name: 'gameVendors',
  path: '/wps/relay/GCSGAME_newGameVendor',
});

/** Every game of the merchant. */
export const gameMatch = defineCall<{ platform: string; language: string }, WireGame[]>({
  ...LIST,
  name: 'gameMatch',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
});

/** Address of the customer-service chat. */
export const launchChat = defineCall<
  { b2c?: string; title?: string; backUrl?: string; language?: string },
  { url?: string }
>({
  ...CHAT,
  name: 'launchChat',
  path: '/wps/relay/CBS_launchChat',
  hasPlayerMessages: true,
});

/** Unread chat messages. */
export const chatUnread = defineCall<void, { count?: number }>({
  ...CHAT,
  name: 'chatUnread',
  path: '/wps/relay/CBS_unreadCount',
});

/** The chat widget's script. */
export const customerServiceScript = defineCall<void, { scriptUrl?: string; widget?: string }>({
  ...CHAT,
  name: 'customerServiceScript',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  auth: 'public',
  cacheSeconds: 60,
  noStore: false,
});

/** Key that hands a member over to the chat. */
export const chatAuthKey = defineCall<void, { authKey?: string }>({
  ...CHAT,
  name: 'chatAuthKey',
  path: '/wps/relay/CBS_authKey',
  replaceable: true,
});

/** Announcements and news. */
export const announcements = defineCall<
  { types?: string; platform?: string; category?: string },
  WireAnnouncement[]
>({
  ...PROMOTION,
  name: 'announcements',
  path: '/wps/relay/MCSFE_getListAnnouncements',
});

/** Which of the two general promotions run. */
export const availablePromotions = defineCall<
  void,
  { APP_DOWNLOAD?: WirePromotionSwitch; REFERRAL?: WirePromotionSwitch }
>({
  ...PROMOTION,
  name: 'availablePromotions',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
});

/** One promotion with its text. */
export const promotion = defineCall<{ id: string }, WirePromotion>({
  ...PROMOTION,
  name: 'promotion',
  path: '/wps/relay/PROMOFE_getPromotion',
  maxAnswerBytes: ANSWER_BYTES.one,
  replaceable: true,
});

/** Promotions by category. */
export const promotionCategories = defineCall<void, WirePromotionCategory[]>({
  ...PROMOTION,
  name: 'promotionCategories',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
});

/** Whether the member may enter promotion codes. */
export const promoCodeEnable = defineCall<void, { enabled?: boolean }>({
  method: 'GET',
  group: 'promotion',
  auth: 'member',
  noStore: true,
  name: 'promoCodeEnable',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
});

/** Binds a push token to the member. */
export const fcmBind = defineCall<{ registrationToken: string }, unknown>({
  ...PUSH,
  name: 'fcmBind',
  path: '/wps/relay/CSP_fcmBind',
});

/** Subscribes a push token to a topic. */
export const fcmSubscribe = defineCall<{ registrationToken: string; topic: string }, unknown>({
  ...PUSH,
  name: 'fcmSubscribe',
  path: '/wps/relay/CSP_fcmSubscribe',
});

/** Ends a push token's subscriptions. */
export const fcmUnsubscribe = defineCall<{ registrationToken: string; unsubscribeAll?: boolean }, unknown>({
  ...PUSH,
  name: 'fcmUnsubscribe',
  path: '/wps/relay/CSP_fcmUnsubscribe',
});
