import { getTranslations } from 'next-intl/server';
import { EntryOverlay } from '@/components/auth/entry/entry-overlay';
import { LoginEntry } from '@/components/auth/entry/login-entry';
import { getSite } from '@/lib/server/http/get-site';
import { getLoginFacts } from '@/lib/server/pages/data/get-login-facts';

/** Login over the current page, under the login page's address: Back returns to the page, success leaves both. */
export default async function LoginOverlay() {
  const { brand } = await getSite();
  const [t, notice] = [await getTranslations('auth'), await getTranslations('notice')];
  return (
    <EntryOverlay
      closeLabel={notice('close')}
      lead={t('lead', { name: brand?.name ?? '' })}
      title={t('title')}
    >
      <LoginEntry facts={await getLoginFacts()} />
    </EntryOverlay>
  );
}
