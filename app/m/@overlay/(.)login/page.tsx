import { getTranslations } from 'next-intl/server';
import { EntryOverlay } from '@/components/auth/entry/entry-overlay';
import { LoginEntry } from '@/components/auth/entry/login-entry';
import { getSite } from '@/lib/server/http/get-site';
import { getLoginFacts } from '@/lib/server/pages/data/get-login-facts';

/** The login over the page on which it was asked for: the address is the login page's, back leads to the page, success leaves both. */
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
