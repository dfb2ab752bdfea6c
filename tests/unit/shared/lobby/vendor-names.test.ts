import { vendorNameOf, vendorNames } from '@/lib/shared/lobby/vendor-names';
import { cardOf, laneOf } from '@/tests/unit/components/lobby/lobby-data';

const LIVE = { ...cardOf('VA', 'LIVE'), displayName: 'VA Live' };
const NAMES = vendorNames([laneOf('LIVE', [LIVE]), laneOf('RNG'), laneOf('PVP', [cardOf('DP', 'PVP')])]);

test('vendors are named by the lanes, a name once that fits all of them (G8)', () => {
  expect(NAMES).toEqual({ 'LIVE/VA': 'VA Live', VA: 'Vendor VA', DP: 'Vendor DP' });
});

test.each([
  ['VA', 'LIVE', 'VA Live'],
  ['VA', 'RNG', 'Vendor VA'],
  ['VA', 'FISH', 'Vendor VA'],
  ['XX', 'LIVE', 'XX'],
  ['__proto__', 'LIVE', '__proto__'],
])('a game of %s in %s is by %s (G8)', (vendor, category, name) => {
  expect(vendorNameOf(NAMES, { vendor, category })).toBe(name);
});
