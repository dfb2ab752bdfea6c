// Wire types of the session and registration calls; any response field may be missing.

export type WireCaptchaProof = {
  geetestChallenge?: string;
  geetestSeccode?: string;
  geetestValidateV4?: Record<string, string>;
};

/** Fields of a third-party proof; those of one provider are given. */
export type WireProof = {
  firebaseChannel?: string;
  firebaseIdToken?: string;
  lineSessionToken?: string;
  telegramAuth?: unknown;
};

type WireProofs = WireCaptchaProof & WireProof;

export type LoginType = 'sms' | 'firebase' | 'line' | 'telegram' | 'username';

/** Absent for a plain browser. */
export type LoginDevice = 'IPAD' | 'PWA' | 'WEBCLIP';

export type WireLoginRequest = WireProofs & {
  username?: string;
  password?: string;
  type: LoginType;
  isSms?: boolean;
  /** Number of a login of type sms. */
  mobileNum?: string;
  countryDialingCode?: string;
  loginDeviceId?: string;
  isOfficialAppLogin?: boolean;
  device?: LoginDevice;
  /** For the API proxy, not forwarded: return a remembered record. */
  remember?: boolean;
  /** For the API proxy, not forwarded: a remembered record in place of the password. */
  remembered?: string;
};

/** Answer of the site itself about the session; `isNew`, once, for one that an address began. */
export type SessionAnswer = WireLoginAnswer & { isNew?: boolean };

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

/** The login again, in the fields of its method, and the code. */
export type WireVerificationRequest = Omit<WireLoginRequest, keyof WireCaptchaProof | 'type'> &
  Partial<WireMayaRequest & WireTelegramRequest> & {
    type: LoginType | 'maya';
    verifyType: 'email' | 'ga' | 'sms';
    verifyCode: string;
  };

/** Names the account by user name, number, or third-party proof. */
export type WireVerificationSendRequest = Pick<
  WireVerificationRequest,
  keyof WireProof | 'username' | 'mobileNum' | 'countryDialingCode' | 'sessionId' | 'env'
> & { verifyType: 'email' | 'sms' };

export type WireRegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

export type WireRegisterRequest = WireProofs & {
  login?: boolean;
  username?: string;
  password?: string;
  mobileNum?: string;
  countryDialingCode?: string;
  smsCode?: string;
  smsTemplate?: string;
  firebaseChannel2?: string;
  firebaseIdToken2?: string;
  registerMethod: WireRegisterMethod;
  registerUrl?: string;
  loginDeviceId?: string;
  isOfficialAppLogin?: boolean;
  linkId?: string;
  affiliateCode?: string;
  domain?: string;
  referralCode?: string;
  pixelTrack?: Record<string, string>;
  /** For the API proxy, not forwarded: return a remembered record. */
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
