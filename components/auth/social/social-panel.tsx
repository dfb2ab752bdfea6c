import { NextIntlClientProvider, useMessages } from 'next-intl';
import { SocialSlot } from '@/components/auth/social/social-slot';
import type { SocialFacts, SocialPlace } from '@/lib/shared/social/social-facts';

type SocialPanelProps = { readonly facts: SocialFacts; readonly place: SocialPlace };

const NAMESPACES = ['auth', 'errors', 'firebase', 'notice', 'social'];

/** Third-party sign-in below a form; nothing where none is offered. */
export function SocialPanel({ facts, place }: SocialPanelProps) {
  const all: Record<string, unknown> = useMessages();
  if (!(facts.line || facts.telegram || facts.firebase)) return null;
  const used = NAMESPACES.filter((name) => Object.hasOwn(all, name)).map((name) => [name, all[name]]);
  return (
    <NextIntlClientProvider messages={Object.fromEntries(used)}>
      <SocialSlot facts={facts} place={place} />
    </NextIntlClientProvider>
  );
}
