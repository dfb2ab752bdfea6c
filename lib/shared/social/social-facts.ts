// What a page needs to know to offer sign-in at third parties: a merchant's switches and public ids, no secret.

/** A merchant's public Firebase settings. */
export type FirebaseFacts = {
  readonly config: Readonly<Record<string, string>>;
  readonly googleClientId?: string;
  /** Origin of an emulator in place of the real service. */
  readonly emulator?: string;
  /** A path of the own origin that is told of each token; off unless the registry names one. */
  readonly tokenSyncUrl?: string;
};

/** LINE's channel, the address of its authorize page, and whether the provider takes part in PKCE. */
export type LineFacts = {
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly pkce: boolean;
};

/** Telegram's bot, the address of its login page, and the domain that the bot is linked to: elsewhere it refuses. */
export type TelegramFacts = {
  readonly botId: string;
  readonly authUrl: string;
  readonly authDomain?: string;
};

/** What follows a sign-in, by the merchant's switches. */
export type SocialRules = {
  /** Unbound accounts are created without asking: FIREBASECREATEACC3 and not SSOMANUALREG3. */
  readonly autoCreate: boolean;
  /** The choose dialog's "register" opens the registration screen: SSOMANUALREG3. */
  readonly manualRegistration: boolean;
  readonly isExpiryForced: boolean;
};

/** The ways that are switched on and configured; one that lacks either is left out. */
export type SocialFacts = SocialRules & {
  readonly google: boolean;
  readonly facebook: boolean;
  readonly twitter: boolean;
  readonly firebase?: FirebaseFacts;
  /** Address of Google's One Tap script; the vendor's own where it is missing. */
  readonly googleIdentityUrl?: string;
  readonly line?: LineFacts;
  readonly telegram?: TelegramFacts;
};

/** Where the ways are offered: under the form of the one page or the other. */
export type SocialPlace = 'login' | 'register';

/** The rules alone, out of everything a page knows. */
export function toRules({ autoCreate, manualRegistration, isExpiryForced }: SocialRules): SocialRules {
  return { autoCreate, manualRegistration, isExpiryForced };
}

/** Reads kept rules; what is missing counts as off: then the player is asked. */
export function parseRules(raw: unknown): SocialRules {
  const rules = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return {
    autoCreate: rules.autoCreate === true,
    manualRegistration: rules.manualRegistration === true,
    isExpiryForced: rules.isExpiryForced === true,
  };
}
