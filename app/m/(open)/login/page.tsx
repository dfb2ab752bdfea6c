import { getTranslations } from 'next-intl/server';
import { LoginEntry } from '@/components/auth/entry/login-entry';
import { EntryCard } from '@/components/auth/entry-card';
import { EntryWithoutScript } from '@/components/auth/methods/entry-without-script';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { getLoginFacts } from '@/lib/server/pages/data/get-login-facts';
import { ROUTES, toHref } from '@/lib/shared/routes';

export const generateMetadata = titledBy('auth.submit');

/** Login page, the same for all visitors. */
export default async function LoginPage() {
  const { brand, query } = await getSite();
  const t = await getTranslations('auth');
  const register = await getTranslations('register');
  return (
    <EntryCard lead={t('lead', { name: brand?.name ?? '' })} title={t('title')}>
      <EntryWithoutScript
        href={toHref(ROUTES.service, {}, query)}
        label={register('toService')}
        text={t('noScript')}
      />
      <LoginEntry facts={await getLoginFacts()} />
    </EntryCard>
  );
}
