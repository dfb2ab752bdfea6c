// Raw shapes of the session and registration calls; every field of an answer may be missing.

/** Proof of a solved captcha: version 3 or 4. */
export type WireCaptchaProof = {
  geetestChallenge?: string;
  geetestSeccode?: string;
  geetestValidateV4?: Record<string, string>;
};

/** How a login proves who the player is. */
export type LoginType = 'sms' | 'firebase' | 'line' | 'telegram' | 'username';

/** Kind of device a login names; absent for a plain browser. */
export type LoginDevice = 'IPAD' | 'PWA' | 'WEBCLIP';

export type WireLoginRequest = WireCaptchaProof & {
  username?: string;
  password?: string;
  type: LoginType;
  isSms?: boolean;
  /** A login of type sms names its number by these two. */
  mobileNum?: string;
  countryDialingCode?: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  lineSessionToken?: string;
  telegramAuth?: unknown;
  loginDeviceId?: string;
  isOfficialAppLogin?: boolean;
  device?: LoginDevice;
  /** Asks the API proxy for a remembered record; never sent on. */
  remember?: boolean;
  /** A remembered record in place of the password; never sent on. */
  remembered?: string;
};

export type WireLoginAnswer = {
  token?: string;
  id?: string | number;
  userName?: string;
  customerName?: string;
  customerId?: string | number;
  customerType?: number;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  /** Added by the API proxy: the password was the merchant's default one. */
  passwordDefault?: boolean;
  /** Added by the API proxy: the remembered login, which only the server can open. */
  remembered?: string;
};

/** The login once more, in the fields of its own way, and the code. */
export type WireVerificationRequest = Omit<WireLoginRequest, keyof WireCaptchaProof | 'type'> &
  Partial<WireMayaRequest & WireTelegramRequest> & {
    type: LoginType | 'maya';
    verifyType: 'email' | 'ga' | 'sms';
    verifyCode: string;
  };

/** Whose second factor is to be sent: a user name or number, or the proof of a third party. */
export type WireVerificationSendRequest = Pick<
  WireVerificationRequest,
  | 'username'
  | 'mobileNum'
  | 'countryDialingCode'
  | 'firebaseChannel'
  | 'firebaseIdToken'
  | 'lineSessionToken'
  | 'telegramAuth'
  | 'sessionId'
  | 'env'
> & { verifyType: 'email' | 'sms' };

/** Where a registration comes from. */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

export type WireRegisterRequest = WireCaptchaProof & {
  login?: boolean;
  username?: string;
  password?: string;
  mobileNum?: string;
  countryDialingCode?: string;
  smsCode?: string;
  smsTemplate?: string;
  firebaseChannel2?: string;
  firebaseIdToken2?: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  lineSessionToken?: string;
  telegramAuth?: unknown;
  registerMethod: RegisterMethod;
  registerUrl?: string;
  loginDeviceId?: string;
  isOfficialAppLogin?: boolean;
  linkId?: string;
  affiliateCode?: string;
  domain?: string;
  referralCode?: string;
  pixelTrack?: Record<string, string>;
  /** Asks the API proxy for a remembered record; never sent on. */
  remember?: boolean;
};

export type WireMayaRequest = {
  sessionId: string;
  env: string;
  registerUrl?: string;
  affiliateCode?: string;
  domain?: string;
  loginDeviceId?: string;
  device?: LoginDevice;
};

export type WireLineRequest = { lineSessionToken: string; loginDeviceId?: string; device?: LoginDevice };

export type WireTelegramRequest = {
  telegramAuth: unknown;
  registerUrl?: string;
  affiliateCode?: string;
  domain?: string;
  referralCode?: string;
  loginDeviceId?: string;
  device?: LoginDevice;
  linkId?: string;
};

export type WireResetRequest = { username?: string; mobileNum?: string };
