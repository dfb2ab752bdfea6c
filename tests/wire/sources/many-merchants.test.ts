// A registry of many merchants from each kind of source: imported, served, and followed. MANY_MERCHANTS=10000 plays ten thousand, in three minutes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { startHttpsDocument } from '@/tests/support/sources/https-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { type MadeSource, WRITABLE_SOURCES } from '@/tests/wire/sources/support/made-sources';
import { readDemo, runMerchants, startSourceSite } from '@/tests/wire/sources/support/source-site';

/** 600 kB of entries: twice what the site checks by itself, so that its process for large registries does it. */
const MANY = Number(process.env.MANY_MERCHANTS ?? '300');
const FILE = path.join(makeTemporaryFolder('registry'), 'merchants.json');

/** Writes the demo and many copies of Noor’s entry; returns the text. */
function writeMany(auroraName: string): string {
  const demo = readDemo({ aurora: { name: auroraName } });
  const noor = demo.find(({ code }) => code === 'noor');
  const copies = Array.from({ length: MANY }, (_, at) => ({
    ...noor,
    code: `many${at}`,
    name: `Many ${at}`,
    hosts: [`many${at}.localhost`],
  }));
  const text = JSON.stringify([...demo, ...copies]);
  writeFileSync(FILE, text);
  return text;
}

type Filled = MadeSource & { readonly fill: (auroraName: string) => Promise<void> };

const filledBy =
  (make: () => Promise<MadeSource>): (() => Promise<Filled>) =>
  async () => {
    const made = await make();
    const fill = async (auroraName: string): Promise<void> => {
      writeMany(auroraName);
      const { code, stderr } = await runMerchants(['import', FILE], { ...made.env, MERCHANTS: made.url });
      expect([code, stderr]).toEqual([0, '']);
    };
    return { ...made, fill };
  };

async function makeDocument(): Promise<Filled> {
  const { url, certificate, document, stop } = await startHttpsDocument('[]');
  const fill = async (auroraName: string): Promise<void> => {
    document.text = writeMany(auroraName);
  };
  return { url, env: { NODE_EXTRA_CA_CERTS: certificate }, stop, fill };
}

const SOURCES: Record<string, () => Promise<Filled>> = {
  folder: filledBy(async () => ({ url: makeTemporaryFolder('merchants'), stop: async () => undefined })),
  https: makeDocument,
  ...Object.fromEntries(Object.entries(WRITABLE_SOURCES).map(([kind, make]) => [kind, filledBy(make)])),
};

it.each(Object.entries(SOURCES))(
  'many merchants from %s are served, and a change of one of them is (B50, B59)',
  async (_, make) => {
    const { url, env = {}, stop, fill } = await make();
    await fill('Aurora Play');
    const site = await startSourceSite(url, env);
    expect(await site.metrics()).toMatch(
      new RegExp(`^site_merchants\\{state="current"\\} ${MANY + 4}$`, 'm'),
    );
    expect(await site.nameOf('aurora')).toContain('Aurora Play');
    // The sandbox knows no such merchants, so their sites are closed (FLT-17), but they are sites.
    expect(await site.nameOf(`many${MANY - 1}`)).toBe(503);
    expect(await site.nameOf(`many${MANY}`)).toBe(421);
    await fill('Aurora Reborn');
    await until(async () => String(await site.nameOf('aurora')).includes('Aurora Reborn'));
    await site.stop();
    await stop();
  },
  120_000,
);
