import { launchFramesOf } from '@/lib/server/pages/policy/policy-of';
import { aMerchant } from '@/tests/unit/server/support/facts';

const merchant = (open: 'embed' | 'redirect', origin = 'https://backend.example') =>
  aMerchant(origin, { games: { open } });

test('the launch page of a merchant that embeds games may frame any https address, and nothing on loopback (B17)', () => {
  expect(launchFramesOf({ merchant: merchant('embed'), path: '/m/launchGame' })).toEqual(['https:']);
});

test.each(['http://127.0.0.1:4010', 'http://provider.localhost:4010'])(
  'with a sandbox at %s, its games on loopback may be framed too (B17)',
  (origin) => {
    expect(launchFramesOf({ merchant: merchant('embed', origin), path: '/m/launchGame' })).toEqual([
      'https:',
      'localhost:*',
      '*.localhost:*',
      '127.0.0.1:*',
    ]);
  },
);

test.each(['/m/home', '/m/game', '/m/launchgame', '/m/login'])('no game is framed by %s (B17)', (path) => {
  expect(launchFramesOf({ merchant: merchant('embed'), path })).toEqual([]);
});

test('a merchant that redirects frames nothing, and that is the default (B17)', () => {
  expect(launchFramesOf({ merchant: merchant('redirect'), path: '/m/launchGame' })).toEqual([]);
  expect(aMerchant('https://backend.example').brand.games).toEqual({ open: 'redirect' });
  expect(launchFramesOf({ path: '/m/launchGame' })).toEqual([]);
});
