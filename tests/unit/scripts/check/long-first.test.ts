import { existsSync } from 'node:fs';
import LongFirst, { LONG } from '@/tests/setup/long-first.mjs';

const toTest = (name: string) => ({
  path: `/root/tests/${name}.test.ts`,
  context: { config: { cacheDirectory: '/nowhere', id: 'x' }, hasteFS: { getSize: () => 1 } },
});
async function orderOf(...names: string[]): Promise<string[]> {
  const sequencer = new LongFirst({ contexts: [], globalConfig: {} } as never);
  const sorted = await sequencer.sort(names.map(toTest) as never);
  return sorted.map(({ path }: { path: string }) => path.slice('/root/tests/'.length, -'.test.ts'.length));
}

test('every file that begins first is there, and once', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

test('long files begin, in their order', async () => {
  const [first = '', second = ''] = LONG.map((file) => file.slice('tests/'.length, -'.test.ts'.length));
  const names = await orderOf('wire/a', second, 'fault/a', first);
  expect(names.slice(0, 2)).toEqual([first, second]);
  expect(names).toHaveLength(4);
});
