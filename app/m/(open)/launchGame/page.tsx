import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { GameLaunch } from '@/components/game/game-launch';
import { LaunchFault, LaunchWithoutScript } from '@/components/game/launch-fault';
import { LaunchFrame } from '@/components/game/launch-frame';
import { LaunchHead } from '@/components/game/launch-head';
import { SafetyNote } from '@/components/shell/footer/safety-note';
import { FailurePanel } from '@/components/status/failure-panel';
import { getSite } from '@/lib/server/http/get-site';
import { getLaunch } from '@/lib/server/pages/data/get-launch';
import { isConfirmDue } from '@/lib/shared/game/launch-query';
import { ROUTES } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const launch = await getLaunch(await getSite());
  const name = launch.kind === 'plan' ? launch.plan.game.name : '';
  return { title: name || (await getTranslations('play'))('title') };
}

/** Opens a game, without the shell. */
export default async function LaunchGamePage() {
  const site = await getSite();
  const { brand, query, status } = site;
  if (!brand) return null;
  const launch = await getLaunch(site);
  const { back } = launch;
  if (launch.kind === 'fault') return <LaunchFault brand={brand} fault={launch.fault} query={query} />;
  if (launch.kind === 'unread')
    return (
      <LaunchFrame brand={brand} query={query}>
        <FailurePanel isPage retryHref={`${ROUTES.launchGame}?${query}`} traceId={launch.traceId} />
      </LaunchFrame>
    );
  const { plan } = launch;
  const { play, errors, notice, playBreak } = await getMessages();
  const name = plan.game.name || (await getTranslations('play'))('lobby');
  const rules = {
    open: brand.games.open,
    isConfirmDue: isConfirmDue(query),
    isInAppOnly: status.switches.STARTGAMEINAPP3,
  };
  return (
    <NextIntlClientProvider messages={{ play, errors, notice, playBreak }}>
      <GameLaunch
        back={back}
        name={name}
        note={<SafetyNote safety={brand.safety} />}
        plan={plan}
        rules={rules}
      >
        <LaunchHead
          back={back}
          brand={brand}
          image={plan.game.image}
          isTrial={plan.isTrial}
          name={name}
          query={query}
        />
        <LaunchWithoutScript code={plan.game.code} query={query} />
      </GameLaunch>
    </NextIntlClientProvider>
  );
}
