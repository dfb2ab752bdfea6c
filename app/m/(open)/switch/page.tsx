import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { SwitchForm } from '@/components/auth/switch-form';
import { ROUTES } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('switchTitle') };
}

/** Asks a signed-in member who opened a link with another member's token; nothing changes before they agree. */
export default async function SwitchPage() {
  const t = await getTranslations('auth');
  return (
    <EntryCard lead={t('switchLead')} title={t('switchTitle')}>
      <SwitchForm action={ROUTES.switchAnswer} />
    </EntryCard>
  );
}
