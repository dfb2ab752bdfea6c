import { getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { SwitchForm } from '@/components/auth/switch-form';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { ROUTES } from '@/lib/shared/routes';

export const generateMetadata = titledBy('auth.switchTitle');

/** Asks a signed-in member who opened a link with another member's token; nothing changes before they agree. */
export default async function SwitchPage() {
  const t = await getTranslations('auth');
  return (
    <EntryCard lead={t('switchLead')} title={t('switchTitle')}>
      <SwitchForm action={ROUTES.switchAnswer} />
    </EntryCard>
  );
}
