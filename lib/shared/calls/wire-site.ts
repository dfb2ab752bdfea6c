// Wire types of the system, member and promotion calls; any field may be missing.

export type WireStatus = {
  maintenance?: boolean;
  maintenanceEnd?: string;
  regionRestriction?: boolean;
  ip?: string;
  test?: boolean;
  merchantCode?: string;
  imageCDNs?: string[];
  register?: { captcha?: { enabled?: boolean } };
  captcha?: { login?: boolean; sms?: boolean; register?: boolean };
  whitelabelVal?: Record<string, unknown>;
  resources?: { resourceType?: string; url?: string }[];
  customerService?: WireServiceEntry[];
  sms?: { firebase?: boolean; apiKey?: string };
  gw?: { GEETEST_ID?: string; GEETEST_VERSION?: string; PROFILE_ICON_COUNT?: number };
};

export type WireServiceEntry = {
  path?: string;
  csType?: string;
  csPosition?: number;
  labelIds?: (number | string)[];
  name?: string;
};

export type WireBanner = {
  groupName?: string;
  url?: string;
  title?: string;
  linkageType?: string;
  linkage?: string | number;
  roomId?: string;
  nodeId?: string | number;
  gameType?: string;
  vendor?: string;
};

export type WireDomain = {
  domain?: string;
  affiliateCode?: string;
  gtmId?: string;
  gtagId?: string;
  fbPixelId?: string;
  tiktokPixelId?: string;
  kwaiPixelId?: string;
  bigoPixelId?: string;
  appsflyerId?: string;
  adjustId?: string;
};

export type WireSiteConfig = {
  domains?: WireDomain[];
  gateway?: { captchaId?: string; captchaVersion?: string; lineClientId?: string };
  sms?: {
    config?: Record<string, string>;
    vapidKey?: string;
    googleWebClientId?: string;
    facebookAppId?: string;
  };
  telegram?: { botId?: string; authDomain?: string };
  download?: { IOS?: string; Android?: string; MOBILECONFIG?: string };
  banners?: WireBanner[];
  branding?: { favicon?: string; splash?: string };
  downloadBar?: { requiredLogin?: boolean; requiredRank?: number; action?: string; groupName?: string };
  appUpgrade?: { mandatory?: boolean; title?: string; message?: string };
  workerDisabled?: boolean;
  mobilePasswordSetting?: boolean;
};

export type WireCountry = {
  countries?: { countryCode?: string; countryName?: string; countryDialingCode?: string }[];
  countryCode?: string;
  countryDialingCode?: string;
  currencySymbol?: string;
  currency?: string;
  currencyPosition?: string;
};

export type WireMember = {
  id?: string | number;
  account?: string;
  type?: number;
  language?: string;
  clubLabel?: { labelName?: string; type?: string; rankLevel?: number; labelId?: number | string };
};

export type WireAnnouncement = {
  id?: string | number;
  title?: string;
  content?: string;
  type?: string;
  category?: string;
  publishedAt?: string;
};

export type WirePromotionCategory = {
  id?: string | number;
  name?: string;
  promotions?: { id?: string | number; title?: string; image?: string }[];
};

export type WirePromotion = {
  id?: string | number;
  title?: string;
  content?: string;
  image?: string;
  startsAt?: string;
  endsAt?: string;
};

export type WireDownloadSetting = {
  app_desc?: string;
  login_prompt_text?: string;
  resources?: { resourceType?: string; url?: string }[];
};

export type WireRankProgress = {
  completedConditions?: number;
  totalExpectedConditions?: number;
  labelId?: number | string;
};
export type WireDepositSetting = { method?: string; min?: number; max?: number };
export type WireWithdrawAccount = { type?: string; name?: string; accountTail?: string };
export type WirePromotionSwitch = { enabled?: boolean; count?: number };
