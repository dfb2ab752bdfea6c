'use client';

import type { SocialFacts } from '@/lib/shared/social/social-facts';

type SocialPanelProps = { readonly facts: SocialFacts; readonly place: 'login' | 'register' };

/** The third parties one can sign in with, under a form (A11). */
export function SocialPanel(_props: SocialPanelProps) {
  return null;
}
