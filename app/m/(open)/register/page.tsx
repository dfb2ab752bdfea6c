import { getTranslations } from 'next-intl/server';
import { RegisterEntry } from '@/components/auth/entry/register-entry';
import { EntryCard } from '@/components/auth/entry-card';
import { EntryWithoutScript } from '@/components/auth/methods/entry-without-script';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { getRegisterFacts } from '@/lib/server/pages/data/get-register-facts';
import { ROUTES, toHref } from '@/lib/shared/routes';

export const generateMetadata = titledBy('register.title');

/** Registration, the same for all visitors; the browser reads the attribution from the address. */
export default async function RegisterPage() {
  const { brand, query } = await getSite();
  const t = await getTranslations('register');
  return (
    <EntryCard lead={t('lead', { name: brand?.name ?? '' })} title={t('title')}>
      <EntryWithoutScript
        href={toHref(ROUTES.service, {}, query)}
        label={t('toService')}
        text={t('noScript')}
      />
      <RegisterEntry facts={await getRegisterFacts()} />
    </EntryCard>
  );
}
