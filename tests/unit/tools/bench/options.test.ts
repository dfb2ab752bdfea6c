import { parseOptions } from '@/tools/bench/options.mjs';

const IDS = ['PRF-1', 'PRF-3', 'PRF-28'];

test('takes rows in any case, and switches', () => {
  expect(parseOptions(['prf-3', '--quick'], IDS)).toMatchObject({
    wanted: ['PRF-3'],
    plan: { isQuick: true },
  });
  expect(parseOptions(['--soak'], IDS).plan).toMatchObject({ soakSeconds: 1_800, runs: 3, isQuick: false });
});

test.each([['PRF-99'], ['--fast']])('refuses %s', (text) => {
  expect(() => parseOptions([text], IDS)).toThrow(text);
});
