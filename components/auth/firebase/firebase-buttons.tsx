'use client';

import type { SocialFacts } from '@/lib/shared/social/social-facts';
import type { SocialProof } from '@/lib/shared/social/social-proof';

type FirebaseButtonsProps = {
  readonly facts: SocialFacts;
  readonly onProof: (proof: SocialProof) => void;
  readonly isBusy: boolean;
};

/** The ways that go through Firebase: Google, Facebook, Twitter. */
export function FirebaseButtons(_props: FirebaseButtonsProps) {
  return null;
}
