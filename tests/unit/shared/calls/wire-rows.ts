// provider-api §4, typed in by hand: name * (replaceable) or ? (optional, §8), method and path, auth, then what the notes fix. The test compares both ways.
const TABLE = `
rsaKey                  | GET  /wps/session/key/rsa                           | public
login                   | POST /wps/session/login                             | public | enc
loginVerification       | POST /wps/session/login/verification                | public | enc
sendLoginVerification*  | POST /wps/session/login/verification/send           | public
loginMaya               | POST /wps/session/login/maya                        | public
loginLine               | POST /wps/session/login/line                        | public
loginTelegram           | POST /wps/session/login/telegram                    | public
logout*                 | POST /wps/session/logout                            | member
changePassword*         | POST /wps/member/password                           | member | enc
requestPasswordReset*   | POST /wps/member/password/reset/request             | public | enc
resetPassword*          | POST /wps/member/password/reset                     | public | enc
register                | POST /wps/member/register                           | public | enc, module REG3
registerMobile          | POST /wps/member/register/mobile                    | public | module MOBILENUMREG3
registerAutoUsername    | POST /wps/member/register/autoUsername              | public
registerSocial*         | POST /wps/member/register/social                    | public
sendSms                 | POST /wps/verification/sms/noLogin                  | public
verifyLineCode          | POST /wps/relay/WPS3RD_verifyLineCode               | public
mayaTokens              | GET  /wps/relay/WPS3RD_refreshMayaTokens            | public
captcha                 | GET  /wps/captcha/geetest                           | public
saveMemberInfoByAuthKey | POST /wps/relay/WPSCORE_saveMemberInfoByAuthKey     | member
status                  | GET  /wps/v2/system/status                          | public | no-cache
siteConfig*             | GET  /wps/system/config                             | public | cache 60
country                 | GET  /wps/system/country                            | public | cache 600
domainRoute             | GET  /wps/system/domainRoute                        | public | cache 60
manifest                | GET  /wps/system/manifest.json                      | public | cache 600, bare
ping                    | GET  /wps/system/test/ping                          | public | time 15000
collect                 | POST /wps/system/collect                            | public
setLanguage             | PUT  /wps/member/language                           | member
memberInfo              | GET  /wps/member/info                               | member
launchGame              | GET  /wps/game/launchGame                           | member | time 10000
launchSea*              | GET  /wps/relay/SEA_launchGame                      | member | time 10000
launchLottoVn*          | GET  /wps/relay/LOTTOVN_launchGame                  | member | time 10000
gameTrialLaunch         | GET  /wps/relay/GCS_gameTrialLaunch                 | public
gameVendors             | GET  /wps/relay/GCSGAME_newGameVendor               | public | cache 60
gameMatch               | GET  /wps/relay/GCSGAME_getGameMatchV2              | public | cache 60
launchChat              | GET  /wps/relay/CBS_launchChat                      | member
chatUnread              | GET  /wps/relay/CBS_unreadCount                     | member
customerServiceScript   | GET  /wps/relay/WPSCORE_getCustomerServiceScript    | public | cache 60
chatAuthKey*            | GET  /wps/relay/CBS_authKey                         | member
announcements           | GET  /wps/relay/MCSFE_getListAnnouncements          | public | cache 60
availablePromotions     | GET  /wps/relay/MCSFE_getMerchantAvailablePromotions | public | cache 60
promotion*              | GET  /wps/relay/PROMOFE_getPromotion                | public | cache 60
rankProgress            | GET  /wps/relay/MCSFE_getPlayerRankProgress         | member
depositSettings         | GET  /wps/relay/MCSFE_getDepositSettings            | member
withdrawAccountInfo     | GET  /wps/relay/MCSFE_getWithdrawAccountInfo        | member
downloadSetting         | GET  /wps/relay/WPSCORE_getDownloadSetting          | public | cache 60
telegramSetting         | GET  /wps/relay/WPSCORE_getTelegramLoginSetting     | public | cache 60
promotionCategories     | GET  /wps/relay/PROMOFE_getPromotionAnnouncementCategory | public | cache 60
promoCodeEnable         | GET  /wps/relay/PROMOFE_getPromoCodeEnable          | member
consumerSetting*        | GET  /wps/relay/MCSFE_getConsumerSetting            | member
assetList*              | GET  /wps/relay/MCSFE_getAssetList                  | public | cache 60
referral*               | GET  /wps/relay/MCSFE_getReferralInfo               | member
feedback*               | POST /wps/relay/MCSFE_submitFeedback                | member
fcmBind                 | POST /wps/relay/CSP_fcmBind                         | member
fcmSubscribe            | POST /wps/relay/CSP_fcmSubscribe                    | member
fcmUnsubscribe          | POST /wps/relay/CSP_fcmUnsubscribe                  | member
events*                 | POST /wps/relay/S2S_events                          | public
balance?                | GET  /wps/member/balance                            | member
transactions?           | GET  /wps/member/transactions                       | member
vipLevels?              | GET  /wps/member/vipLevels                          | public | cache 300
winners?                | GET  /wps/game/winners                              | public | cache 30
jackpots?               | GET  /wps/game/jackpots                             | public | cache 15
draws?                  | GET  /wps/game/draws                                | public | cache 30
`;

export type WireRow = {
  name: string;
  method: string;
  path: string;
  auth: string;
  replaceable: boolean;
  optional: boolean;
  encrypted: boolean;
  bare: boolean;
  cacheSeconds?: number;
  timeoutMs?: number;
  moduleId?: string;
};

function numberIn(notes: string, word: string): number | undefined {
  const match = new RegExp(`${word} (\\d+)`).exec(notes)?.[1];
  return match === undefined ? undefined : Number(match);
}

function toRow(line: string): WireRow {
  const [name = '', route = '', auth = '', notes = ''] = line.split('|').map((part) => part.trim());
  const [method = '', path = ''] = route.split(/\s+/);
  return {
    name: name.replace(/[*?]/, ''),
    method,
    path,
    auth,
    replaceable: name.endsWith('*'),
    optional: name.endsWith('?'),
    encrypted: /\benc\b/.test(notes),
    bare: /\bbare\b/.test(notes),
    cacheSeconds: numberIn(notes, 'cache'),
    timeoutMs: numberIn(notes, 'time'),
    moduleId: /module (\w+)/.exec(notes)?.[1],
  };
}

/** Every row of provider-api §4. */
export const WIRE_ROWS: readonly WireRow[] = TABLE.trim().split('\n').map(toRow);
