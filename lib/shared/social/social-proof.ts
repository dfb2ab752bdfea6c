// Proof of a third-party sign-in.

/** Firebase providers, as `firebaseChannel` names them. */
export const FIREBASE_CHANNELS = ['GOOGLE', 'FACEBOOK', 'TWITTER'] as const;

export type FirebaseChannel = (typeof FIREBASE_CHANNELS)[number];

/** An id token, a LINE session token, or Telegram's signed fields unchanged. */
export type SocialProof =
  | { readonly kind: 'firebase'; readonly channel: FirebaseChannel; readonly idToken: string }
  | {
      readonly kind: 'line';
      readonly lineSessionToken: string;
      readonly name?: string;
      readonly picture?: string;
    }
  | { readonly kind: 'telegram'; readonly telegramAuth: Readonly<Record<string, unknown>> };
