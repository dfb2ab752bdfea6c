// Games of a provider that names them sparsely: twins, and games without a vendor.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

beforeAll(() =>
  control(site.provider, 'faults', {
    merchant: 'aurora',
    kind: 'answer',
    path: '/wps/relay/GCSGAME_getGameMatchV2',
    value: [
      { gameCode: 'dup', gameName: 'Of A', vendor: 'VA', gameCategory: 'RNG' },
      { gameCode: 'dup', gameName: 'Of B', vendor: 'VB', gameCategory: 'RNG' },
      { gameCode: 'one', gameName: 'Alone', vendor: 'VB', gameCategory: 'RNG' },
      { gameCode: 'own', gameName: 'Without', vendor: null, gameCategory: 'RNG' },
    ],
  }),
);

test.each([
  ['game=dup&vendor=VB', '/m/game?game=dup&vendor=VB', 'Of B'],
  ['game=dup&vendor=VA', '/m/game?game=dup&vendor=VA', 'Of A'],
  ['game=dup', '/m/game?game=dup&vendor=VA', 'Of A'],
  ['game=one&vendor=VB', '/m/game?game=one', 'Alone'],
  ['game=own&vendor=VX', '/m/game?game=own', 'Without'],
])(
  'the game at %s has one canonical address, with its vendor where another has its code (B31, G8)',
  async (query, canonical, name) => {
    const { text } = await ask({ port: site.port, path: `/m/game?${query}` });
    const link = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
    expect([link.slice(link.indexOf('/m/')), heading.includes(name)]).toEqual([canonical, true]);
  },
);
