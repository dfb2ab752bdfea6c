// What a page needs to know to offer sign-in at third parties: a merchant's switches and public ids, no secret (A11, E12).

/** A merchant's public Firebase settings (SPEC §3). */
export type FirebaseFacts = {
  readonly config: Readonly<Record<string, string>>;
  readonly googleClientId?: string;
  /** Origin of an emulator in place of the real service (WIRE §1). */
  readonly emulator?: string;
  /** A path of the own origin that is told of each token (K11); off unless the registry names one. */
  readonly tokenSyncUrl?: string;
};

/** The ways that are switched on and configured; one that lacks either is left out (A11). */
export type SocialFacts = {
  readonly google: boolean;
  readonly facebook: boolean;
  readonly twitter: boolean;
  readonly firebase?: FirebaseFacts;
  /** Address of Google's One Tap script; the vendor's own where it is missing (ruling 34). */
  readonly googleIdentityUrl?: string;
  readonly line?: { readonly clientId: string; readonly authorizeUrl: string };
  readonly telegram?: { readonly botId: string; readonly authUrl: string };
  /** Unbound accounts are created without asking: FIREBASECREATEACC3 and not SSOMANUALREG3 (A10). */
  readonly autoCreate: boolean;
  /** The choose dialog's "register" opens the registration screen: SSOMANUALREG3 (A10). */
  readonly manualRegistration: boolean;
  readonly isExpiryForced: boolean;
};
