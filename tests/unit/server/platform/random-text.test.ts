import { randomText } from '@/lib/server/platform/random-text';

test('random text has the requested length, and none repeats, across the end of the stock too (SEC-80)', () => {
  const nonces = Array.from({ length: 3_000 }, () => randomText(16, 'base64'));
  expect(new Set(nonces).size).toBe(3_000);
  expect(new Set(nonces.map((nonce) => Buffer.from(nonce, 'base64').length))).toEqual(new Set([16]));
  expect(randomText(8, 'hex')).toMatch(/^[0-9a-f]{16}$/);
  expect(randomText(8_192, 'hex')).toMatch(/^[0-9a-f]{16384}$/);
});

test('all bytes occur about as often (SEC-80)', () => {
  const counts = new Array<number>(256).fill(0);
  for (const byte of Buffer.from(randomText(8_192, 'hex') + randomText(8_192, 'hex'), 'hex'))
    counts[byte] = (counts[byte] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(130);
});
