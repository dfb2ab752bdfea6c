import { formatClock } from '@/lib/shared/game/format-clock';
import { parseGameMessage } from '@/lib/shared/game/game-message';
import { parseGameUrl } from '@/lib/shared/game/game-url';
import { loginHrefOf } from '@/lib/shared/game/launch-href';

const HOST = 'aurora.localhost:3000';

test.each([
  ['https://games.example/play?ticket=1', true],
  ['http://games.localhost:4010/play', true],
  ['http://games.example/play', false],
  ['https://aurora.localhost:3000/m/home', false],
  ['http://aurora.localhost:3000/x', false],
  ['javascript:alert(1)', false],
  ['//games.example/x', false],
  ['', false],
  [undefined, false],
])('a game at %s is opened: %s (G1, ruling 51)', (url, isTaken) => {
  expect(parseGameUrl(url, HOST) !== undefined).toBe(isTaken);
});

test.each([
  [{ source: 'sandbox-games', type: 'loaded' }, { type: 'loaded' }],
  [{ source: 'x', type: 'close', more: 1 }, { type: 'close' }],
  [{ source: 'x', type: 'navigate' }, undefined],
  [{ type: 'close' }, undefined],
  ['close', undefined],
  [null, undefined],
])('the message %j is read as %j (B17)', (data, expected) => {
  expect(parseGameMessage(data)).toEqual(expected);
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
  [-5_000, '0:00'],
])('%i ms are shown as %s (B17)', (elapsed, shown) => {
  expect(formatClock(elapsed)).toBe(shown);
});

test('the login leads back to the launch, without the tap that was due (G4, ruling 52)', () => {
  const href = loginHrefOf('/m/launchGame', new URLSearchParams('vendor=LOTT&code=x&confirm=1&r=FRIEND'));
  expect(href).toBe(
    `/m/login?r=FRIEND&go=${encodeURIComponent('/m/launchGame?vendor=LOTT&code=x&r=FRIEND').replaceAll('%20', '+')}`,
  );
});
