import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { AgentPage, BecomeAgentPanel } from '@/components/referral/agent/agent-page';
import { AgentSection } from '@/components/referral/agent/agent-section';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';

export const generateMetadata = titledBy('referral.agentTitle');

/** Page for agents; the browser requests an agent's own figures. */
export default async function AgentRegisterPage() {
  const { brand, query } = await getSite();
  const { errors, member, notice, referral } = await getMessages();
  const brandName = brand?.name ?? '';
  return (
    <NextIntlClientProvider messages={{ errors, member, notice, referral }}>
      <AgentPage brandName={brandName}>
        <AgentSection brandName={brandName}>
          <BecomeAgentPanel off={brand?.off} query={query} />
        </AgentSection>
      </AgentPage>
    </NextIntlClientProvider>
  );
}
