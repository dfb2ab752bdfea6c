// Limits of a game on its own page.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

it('shows the limits of a game with the decimals that its provider gives (N1)', async () => {
  const game = { gameCode: 'odd', gameName: 'Odd', vendor: 'VA', gameCategory: 'RNG' };
  const value = [{ ...game, minBet: '0.125', maxBet: '500.00', maxWin: 7.5 }];
  await control(site.provider, 'faults', {
    kind: 'answer',
    merchant: 'rio',
    path: '/wps/relay/GCSGAME_getGameMatchV2',
    value,
  });
  const { text } = await ask({ port: site.port, path: '/m/game?game=odd', host: 'rio.localhost' });
  const shown = [...text.matchAll(/R\$\s?([\d.,]+)/g)].map(([, amount]) => amount);
  expect(shown).toEqual(expect.arrayContaining(['0,125', '500,00', '7,50']));
});
