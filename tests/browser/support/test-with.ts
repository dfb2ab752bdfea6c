// A demo whose registry differs from that of the other journeys, beside theirs.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoSite, startDemoSite } from './demo-site';
import { test as base } from './test';

type Entry = Record<string, unknown> & { readonly backend: object; readonly entry?: object };

function writeRegistry(change: (merchant: Entry) => object): string {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  cpSync('sandbox/merchants', folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const merchant: Entry = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...merchant, ...change(merchant) }));
  }
  return folder;
}

/** As the other journeys' test, at merchants with changed entries. */
export const testWith = (change: (merchant: Entry) => object) =>
  base.extend<object, { site: DemoSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameter's pattern.
      async ({}, use, { parallelIndex }) => {
        const merchants = writeRegistry(change);
        const site = await startDemoSite(parallelIndex, merchants);
        await use(site);
        await site.stop();
        rmSync(merchants, { recursive: true });
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
