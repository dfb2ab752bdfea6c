import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { GamePage } from '@/components/lobby/details/game-page';
import { DrawCard } from '@/components/lobby/draw/draw-card';
import { getDraw, getGameFacts } from '@/lib/server/features/page-data/game-page';
import { getSite } from '@/lib/server/http/get-site';

/** Draw of a lottery, whose countdown runs in the browser. */
async function LotteryDraw(props: ComponentProps<typeof DrawCard>) {
  const { draw } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ draw }}>
      <DrawCard {...props} />
    </NextIntlClientProvider>
  );
}

/** Page of one game, with the provider's details. */
export async function OneGame(props: Omit<ComponentProps<typeof GamePage>, 'facts' | 'draw'>) {
  const { game } = props;
  const site = await getSite();
  const [facts, draw] = await Promise.all([getGameFacts(site, game), getDraw(site, game)]);
  const { code, vendor } = game;
  return (
    <GamePage {...props} draw={draw && <LotteryDraw draw={draw} game={{ code, vendor }} />} facts={facts} />
  );
}
