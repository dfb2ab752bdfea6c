import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { GamePage } from '@/components/lobby/details/game-page';
import { DrawCard } from '@/components/lobby/draw/draw-card';
import { getDraw, getGameFacts } from '@/lib/server/features/page-data/game-page';
import { getSite } from '@/lib/server/http/get-site';

/** A lottery's draw follows the clock in the browser, with texts of its own. */
async function LotteryDraw(props: ComponentProps<typeof DrawCard>) {
  const { draw } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ draw }}>
      <DrawCard {...props} />
    </NextIntlClientProvider>
  );
}

/** A game's own page, with what its provider tells of it. */
export async function OneGame(props: Omit<ComponentProps<typeof GamePage>, 'facts' | 'draw'>) {
  const { game } = props;
  const site = await getSite();
  const [facts, draw] = await Promise.all([getGameFacts(site, game), getDraw(site, game)]);
  const { code, vendor } = game;
  return (
    <GamePage {...props} draw={draw && <LotteryDraw draw={draw} game={{ code, vendor }} />} facts={facts} />
  );
}
