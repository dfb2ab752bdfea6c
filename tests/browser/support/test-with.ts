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

/** Starts a demo by another host of the emulator: browsers know names below `localhost`, this process may not. */
async function startAt(nth: number, merchants: string, emulatorHost: string): Promise<DemoSite> {
  const before = process.env.FIREBASE_AUTH_EMULATOR ?? '';
  process.env.FIREBASE_AUTH_EMULATOR = before.replace('127.0.0.1', emulatorHost);
  try {
    return await startDemoSite(nth, merchants);
  } finally {
    process.env.FIREBASE_AUTH_EMULATOR = before;
  }
}

/** As the other journeys' test, at merchants with changed entries. */
export const testWith = (change: (merchant: Entry) => object, emulatorHost = '127.0.0.1') =>
  base.extend<object, { site: DemoSite }>({
    site: [
      async ({}, use, { parallelIndex }) => {
        const merchants = writeRegistry(change);
        const site = await startAt(parallelIndex, merchants, emulatorHost);
        await use(site);
        await site.stop();
        rmSync(merchants, { recursive: true });
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
