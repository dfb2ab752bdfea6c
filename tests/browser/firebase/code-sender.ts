// A demo whose registry has Firebase send the codes of a mobile registration, beside the one of the other tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoSite, startDemoSite } from '../support/demo-site';
import { test as base } from '../support/test';

const BRANDS = ['aurora', 'rio'] as const;

function writeRegistry(): string {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  cpSync('sandbox/merchants', folder, { recursive: true });
  for (const brand of BRANDS) {
    const file = join(folder, `${brand}.json`);
    const merchant = JSON.parse(readFileSync(file, 'utf8'));
    merchant.entry = { ...merchant.entry, smsSender: 'firebase' };
    writeFileSync(file, JSON.stringify(merchant));
  }
  return folder;
}

/** As the other journeys' test, at merchants whose codes Firebase sends. */
export const test = base.extend<object, { site: DemoSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameter's pattern.
    async ({}, use, { parallelIndex }) => {
      const merchants = writeRegistry();
      const site = await startDemoSite(parallelIndex, merchants);
      await use(site);
      await site.stop();
      rmSync(merchants, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
