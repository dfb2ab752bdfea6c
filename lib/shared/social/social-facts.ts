// Third-party sign-in for pages: a merchant's switches and public ids, no secrets.
import { toRecord } from '@/lib/shared/is-record';

export type FirebaseFacts = {
  readonly config: Readonly<Record<string, string>>;
  readonly googleClientId?: string;
  /** Origin of an emulator in place of the real service. */
  readonly emulator?: string;
  /** Origin of reCAPTCHA in place of the vendor's own. */
  readonly recaptcha?: string;
  /** Own path that receives each token; only if the registry names one. */
  readonly tokenSyncUrl?: string;
};

/** Channel, authorize page, and whether the provider supports PKCE. */
export type LineFacts = {
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly pkce: boolean;
};

/** Bot, login page, and the only domain that the bot accepts. */
export type TelegramFacts = {
  readonly botId: string;
  readonly authUrl: string;
  readonly authDomain?: string;
};

/** What follows a sign-in, by the merchant's switches. */
export type SocialRules = {
  /** Creates accounts without asking: FIREBASECREATEACC3 and not SSOMANUALREG3. */
  readonly autoCreate: boolean;
  /** "Register" opens the registration page: SSOMANUALREG3. */
  readonly manualRegistration: boolean;
  readonly isExpiryForced: boolean;
  /** A registration asks for a captcha. */
  readonly isCaptchaShown?: boolean;
};

/** Only methods that are enabled and configured. */
export type SocialFacts = SocialRules & {
  readonly google: boolean;
  readonly facebook: boolean;
  readonly twitter: boolean;
  readonly firebase?: FirebaseFacts;
  /** Undefined for the vendor's own One Tap script. */
  readonly googleIdentityUrl?: string;
  readonly line?: LineFacts;
  readonly telegram?: TelegramFacts;
};

export type SocialPlace = 'login' | 'register';

/** Picks the rules. */
export function toRules(rules: SocialRules): SocialRules {
  const { autoCreate, manualRegistration, isExpiryForced, isCaptchaShown } = rules;
  return { autoCreate, manualRegistration, isExpiryForced, isCaptchaShown };
}

/** Parses stored rules; missing ones are off, so that the player is asked. */
export function parseRules(raw: unknown): SocialRules {
  const rules = toRecord(raw);
  return {
    autoCreate: rules.autoCreate === true,
    manualRegistration: rules.manualRegistration === true,
    isExpiryForced: rules.isExpiryForced === true,
    isCaptchaShown: rules.isCaptchaShown === true,
  };
}
