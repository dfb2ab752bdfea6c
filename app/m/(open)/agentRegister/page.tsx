import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AgentPage } from '@/components/referral/agent/agent-page';
import { AgentSection } from '@/components/referral/agent/agent-section';
import { BecomeAgentPanel } from '@/components/referral/agent/become-agent-panel';
import { getSite } from '@/lib/server/http/get-site';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('referral'))('agentTitle') };
}

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
