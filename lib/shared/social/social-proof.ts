// What a sign-in at a third party yields, whichever it was.

/** Providers that go through Firebase, as `firebaseChannel` names them. */
export type FirebaseChannel = 'GOOGLE' | 'FACEBOOK' | 'TWITTER';

/** A proof that the backend can check: an id token, a session token of LINE, or Telegram's signed fields as they came. */
export type SocialProof =
  | { readonly kind: 'firebase'; readonly channel: FirebaseChannel; readonly idToken: string }
  | {
      readonly kind: 'line';
      readonly lineSessionToken: string;
      readonly name?: string;
      readonly picture?: string;
    }
  | { readonly kind: 'telegram'; readonly telegramAuth: Readonly<Record<string, unknown>> };
