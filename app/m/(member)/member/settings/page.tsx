import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { FactorSettings } from '@/components/auth/firebase/enrol/factor-settings';
import { providersOf } from '@/components/auth/firebase/providers';
import { MemberPage } from '@/components/member/home/member-page';
import { LanguageCard } from '@/components/member/settings/language-card';
import { SettingsList } from '@/components/member/settings/settings-list';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSocialFacts } from '@/lib/server/features/page-data/get-social-facts';
import { getSite } from '@/lib/server/http/get-site';

export const generateMetadata = titledBy('member.settings');

/** A member's settings. The HTML is the same for all; the browser requests what is personal. */
export default async function SettingsPage() {
  const site = await getSite();
  const t = await getTranslations('member');
  const social = await getSocialFacts();
  const hasFactors = providersOf(social).length > 0;
  const { auth, errors, firebase, member, notice } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, member, notice, ...(hasFactors ? { firebase } : {}) }}>
      <MemberPage title={t('settings')}>
        <SettingsList
          factors={hasFactors && <FactorSettings facts={social} issuer={site.brand?.name ?? ''} />}
          languages={
            <LanguageCard
              current={site.language}
              languages={site.brand?.languages ?? []}
              query={site.query}
            />
          }
          off={site.brand?.off}
          query={site.query}
        />
      </MemberPage>
    </NextIntlClientProvider>
  );
}
