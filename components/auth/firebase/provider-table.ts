import type { SocialFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

/** A provider: untranslated name, switch and look. */
export type Provider = {
  readonly channel: FirebaseChannel;
  readonly name: string;
  readonly look: 'google' | 'facebook' | 'twitter';
};

const PROVIDERS: readonly Provider[] = [
  { channel: 'GOOGLE', name: 'Google', look: 'google' },
  { channel: 'FACEBOOK', name: 'Facebook', look: 'facebook' },
  { channel: 'TWITTER', name: 'X', look: 'twitter' },
];

/** Returns the enabled providers; none without Firebase. */
export function providersOf(facts: SocialFacts): readonly Provider[] {
  return facts.firebase ? PROVIDERS.filter(({ look }) => facts[look]) : [];
}
