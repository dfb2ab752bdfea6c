// What the first page of a new process costs, where that process renders by itself.
import { ask } from '@/tests/wire/support/ask';
import { isPlainNext, startSite } from '@/tests/wire/support/start-site';
import { cpuMsOf } from '@/tools/bench/measure/process-tree.mjs';

jest.setTimeout(180_000);
const MAX_RATIO = 2.4;
const STARTS = 3;
const [FIRST, SECOND] = ['aurora.localhost', 'rio.localhost'];
// Plain `next start` renders nothing before it listens.
const testFronted = isPlainNext ? test.skip : test;

/** By how much the first home page of a process takes more processor time than the next brand's. */
async function firstRatio(): Promise<number> {
  const { port, pid, stop } = await startSite();
  const costOf = async (host: string) => {
    const before = cpuMsOf([pid]);
    expect(await ask({ port, host })).toMatchObject({ status: 200 });
    return cpuMsOf([pid]) - before;
  };
  try {
    return (await costOf(FIRST)) / (await costOf(SECOND));
  } finally {
    await stop();
  }
}

testFronted(
  'a process that renders by itself has rendered before it serves: its first page takes at most 2.4 × the processor time of another brand’s (B54)',
  async () => {
    const ratios: number[] = [];
    for (let nth = 0; nth < STARTS; nth += 1) ratios.push(await firstRatio());
    // Other work of the machine only ever adds.
    expect(Math.min(...ratios)).toBeLessThanOrEqual(MAX_RATIO);
  },
);
