import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { AgentForward } from '@/components/referral/invite/agent-forward';
import { InvitationCard } from '@/components/referral/invite/invitation-card';
import { InvitePage } from '@/components/referral/invite/invite-page';
import { BreakReplacement } from '@/components/safety/break/break-replacement';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getSite } from '@/lib/server/http/get-site';
import { ROUTES, toHref } from '@/lib/shared/routes';

export const generateMetadata = titledBy('referral.title');

/** Referral page, open to all; the browser requests a member's own link and figures. */
export default async function InviteFriendsPage() {
  const site = await getSite();
  const switches = await getPromotionSwitches(site);
  const { errors, member, notice, referral } = await getMessages();
  const brandName = site.brand?.name ?? '';
  return (
    <NextIntlClientProvider messages={{ errors, member, notice, referral }}>
      <AgentForward href={toHref(ROUTES.agentRegister, {}, site.query)} />
      <BreakReplacement query={site.query}>
        <InvitePage
          brandName={brandName}
          invitation={<InvitationCard brandName={brandName} kind="friend" />}
          off={site.brand?.off}
          promotion={switches.ok ? switches.value.referral : undefined}
          query={site.query}
        />
      </BreakReplacement>
    </NextIntlClientProvider>
  );
}
