import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { MemberHome } from '@/components/member/home/member-home';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getWallet, hasOptional } from '@/lib/server/features/member/get-wallet';
import { getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getSite } from '@/lib/server/http/get-site';

export const generateMetadata = titledBy('member.title');

/** Member home. The server renders the frame; the browser requests everything personal. */
export default async function MemberHomePage() {
  const site = await getSite();
  const switches = await getPromotionSwitches(site);
  const { auth, errors, member, notice, password, playBreak, vip, welcome } = await getMessages();
  const own = { auth, errors, member, notice, password: { done: password.done }, playBreak, vip, welcome };
  return (
    <NextIntlClientProvider messages={own}>
      <MemberHome
        hasVipPage={hasOptional(site, 'vipLevels')}
        helpLinks={site.brand?.safety.helpLinks ?? []}
        iconCount={site.status.profileIconCount}
        off={site.brand?.off}
        promotion={switches.ok ? switches.value.referral : undefined}
        query={site.query}
        wallet={getWallet(site)}
      />
    </NextIntlClientProvider>
  );
}
