import { getTranslations } from 'next-intl/server';
import { EntryOverlay } from '@/components/auth/entry/entry-overlay';
import { RegisterEntry } from '@/components/auth/entry/register-entry';
import { getSite } from '@/lib/server/http/get-site';
import { getRegisterFacts } from '@/lib/server/pages/data/get-register-facts';

/** Registration over the current page. */
export default async function RegisterOverlay() {
  const { brand } = await getSite();
  const [t, notice] = [await getTranslations('register'), await getTranslations('notice')];
  return (
    <EntryOverlay
      closeLabel={notice('close')}
      lead={t('lead', { name: brand?.name ?? '' })}
      title={t('title')}
    >
      <RegisterEntry facts={await getRegisterFacts()} />
    </EntryOverlay>
  );
}
