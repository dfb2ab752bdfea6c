import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { LanguageLinks } from '@/components/locale/language-links';
import { MemberHome } from '@/components/member/member-home';
import { getSite } from '@/lib/server/page/get-site';
import { ROUTES, toHref } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('member');
  return { title: t('title') };
}

/** The member home (R7): the server renders its frame only; every figure and name is asked for by the browser. */
export default async function MemberHomePage() {
  const { brand, language, query } = await getSite();
  const { auth, errors, member, notice } = await getMessages();
  const languages = brand?.languages ?? [];
  return (
    <NextIntlClientProvider messages={{ auth, errors, member, notice }}>
      <MemberHome
        languages={
          languages.length > 1 && (
            <LanguageLinks current={language} languages={languages} look="list" query={query} />
          )
        }
        passwordHref={toHref(ROUTES.changePassword, { go: ROUTES.member }, query)}
      />
    </NextIntlClientProvider>
  );
}
