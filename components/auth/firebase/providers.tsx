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

const GOOGLE = [
  [
    '#4285f4',
    'M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.5a5.7 5.7 0 0 1-2.4 3.7l3.8 3c2.3-2.1 3.6-5.2 3.6-8.6z',
  ],
  [
    '#34a853',
    'M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-3c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.8-2.1-6.8-5l-3.9 3A12 12 0 0 0 12 24z',
  ],
  ['#fbbc05', 'M5.2 14.3a7.3 7.3 0 0 1 0-4.6l-3.9-3a12 12 0 0 0 0 10.6z'],
  ['#ea4335', 'M12 4.7c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.7l3.9 3c1-2.9 3.6-5 6.8-5z'],
] as const;

const FACEBOOK =
  'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7V12h3.1V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12z';

const X_MARK =
  'M18.2 2.3h3.4l-7.4 8.5L23 21.8h-6.8l-5.3-7-6.1 7H1.4l7.9-9.1L1 2.3h7l4.8 6.4zm-1.2 17.5h1.9L7 4.2H5z';

/** Icon of a provider, modelled on the vendor's; decorative. */
export function ProviderMark({ channel }: { readonly channel: FirebaseChannel }) {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 24 24" width="20">
      {channel === 'GOOGLE' && GOOGLE.map(([fill, d]) => <path d={d} fill={fill} key={fill} />)}
      {channel === 'FACEBOOK' && <path d={FACEBOOK} fill="currentcolor" />}
      {channel === 'TWITTER' && <path d={X_MARK} fill="currentcolor" />}
    </svg>
  );
}
