import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { MemberHome } from '@/components/member/home/member-home';
import { LanguageCard } from '@/components/member/settings/language-card';
import { getPromotionSwitches } from '@/lib/server/backend/promotions';
import { getSite } from '@/lib/server/page/get-site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('member');
  return { title: t('title') };
}

/** The member home (R7): the server renders its frame only; every figure and name is asked for by the browser. */
export default async function MemberHomePage() {
  const site = await getSite();
  const switches = await getPromotionSwitches(site);
  const { auth, errors, member, notice, playBreak, vip } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, member, notice, playBreak, vip }}>
      <MemberHome
        helpLinks={site.brand?.safety.helpLinks ?? []}
        languages={
          <LanguageCard current={site.language} languages={site.brand?.languages ?? []} query={site.query} />
        }
        promotion={switches.ok ? switches.value.referral : undefined}
        query={site.query}
      />
    </NextIntlClientProvider>
  );
}
