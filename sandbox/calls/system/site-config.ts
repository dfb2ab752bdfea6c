// The site config of a merchant.
import type { ReceivedCall } from '../../core/call.ts';
import { type JsonObject, mergeJson } from '../../core/json-value.ts';
import type { SandboxMerchant } from '../../core/merchant.ts';
import { getOverrides } from '../../core/provider-state.ts';
import { appLinks } from '../../data/app-links.ts';
import { banners } from '../../data/banners.ts';
import { pixelIds } from '../../data/pixel-ids.ts';
import { fillText, textsOf } from '../../data/texts/texts.ts';
import { findSiteOrigin } from '../../pages/site-origin.ts';

const domains = (code: string) => [
  { domain: `${code}.localhost`, affiliateCode: 'www', ...pixelIds(code) },
  { domain: `www.${code}.localhost`, affiliateCode: 'www', ...pixelIds(code) },
  { domain: `promo.${code}.localhost`, affiliateCode: 'promo', ...pixelIds(code) },
];

const barActions: Record<string, string> = { rio: 'referral', lotus: 'install' };

const firebase = (code: string) => ({
  config: {
    apiKey: `demo-key-${code}`,
    authDomain: `demo-${code}.firebaseapp.com`,
    projectId: `demo-${code}`,
    messagingSenderId: '100200300400',
    appId: '1:100200300400:web:0a1b2c3d4e5f',
  },
  vapidKey: 'BKq52cnO5nNKkhfbD_5IEYrcPKQV_iSGTvWoP0kIrtxjVLsLJncbt_3AnvcuvtvhI_M-PPjPNoWOhE_FXaRRUpQ',
  googleWebClientId: `demo-${code}.apps.googleusercontent.com`,
  facebookAppId: '100000000000001',
});

const toLocalized = ({ merchant, language, origin, headers }: ReceivedCall): JsonObject => ({
  banners: banners(merchant, language, { origin, site: findSiteOrigin(headers) ?? '' }),
  branding: {
    favicon: `${origin}/art/favicons/${merchant.code}.svg`,
    splash: `${origin}/art/splash/${merchant.code}.svg`,
    logo: `${origin}/art/logos/${merchant.code}.svg`,
  },
  appUpgrade: {
    mandatory: false,
    title: fillText(textsOf(language).upgrade.title, merchant),
    message: fillText(textsOf(language).upgrade.message, merchant),
  },
});

const toFixed = ({ code, captchaId, telegramBotToken, lineClientId }: SandboxMerchant): JsonObject => ({
  domains: domains(code),
  gateway: { captchaId, captchaVersion: 'v4', lineClientId },
  sms: firebase(code),
  telegram: { botId: telegramBotToken.split(':')[0], authDomain: `${code}.localhost` },
  download: appLinks(code),
  downloadBar: { requiredLogin: false, requiredRank: 0, action: barActions[code] ?? 'popup' },
  workerDisabled: false,
  mobilePasswordSetting: code !== 'rio',
});

export const answerSiteConfig = (call: ReceivedCall): JsonObject => {
  const base = { ...toFixed(call.merchant), ...toLocalized(call) };
  return mergeJson(base, getOverrides(call.state, call.merchant.code).config);
};
