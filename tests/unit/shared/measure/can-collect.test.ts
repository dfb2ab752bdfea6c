import { canCollect } from '@/lib/shared/measure/can-collect';

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version.split('_')[0]}.0 Mobile/15E148 Safari/604.1`;
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;

test.each([
  [iphone('15_8'), 5, false],
  [iphone('12_1'), 5, false],
  [iphone('16_0'), 5, true],
  [iphone('18_5'), 5, true],
  [mac('15.6'), 5, false],
  [mac('16.1'), 5, true],
  [mac('15.6'), 0, true],
  [
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    5,
    true,
  ],
  ['', 0, true],
])('iOS below 16 reports nothing, all others do: %s with %i touch points → %s (T7)', (agent, points, can) => {
  expect(canCollect(agent, points)).toBe(can);
});
