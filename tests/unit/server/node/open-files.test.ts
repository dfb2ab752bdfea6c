import { readFileSync } from 'node:fs';
import { mostConnections, parseFileLimit } from '@/lib/server/node/limit-server';

const limitsOf = (soft: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax open files            ${soft.padEnd(21)}524288               files     \nMax processes             1                    1                    processes \n`;

test.each([
  ['256', 96],
  ['1024', 480],
  ['65536', 20_000],
  ['unlimited', 20_000],
  ['70', 16],
])('with %s open files there are %i connections (FLT-32)', (soft, connections) => {
  expect(mostConnections(20_000, limitsOf(soft))).toBe(connections);
});

test('a system without a limit has the most', () => {
  expect(mostConnections(20_000, '')).toBe(20_000);
});

test('this system’s own output is parsed (FLT-32)', () => {
  expect(parseFileLimit(readFileSync('/proc/self/limits', 'utf8'))).toBeGreaterThan(100);
});
