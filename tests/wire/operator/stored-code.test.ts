// A start loads what the build has compiled, and leaves the build unchanged.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { until } from '@/tests/fault/topology/support/instance';
import { isPlainNext, startSite } from '@/tests/wire/support/start-site';

const FOLDER = path.join(currentRelease(), 'build/compiled');
const onFront = isPlainNext ? it.skip : it;

const listStored = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => [
    name,
    statSync(path.join(FOLDER, name)).mtimeMs,
  ]);

onFront(
  'the site and Next start from what the build compiled, and add nothing to it (PRF-29)',
  async () => {
    const before = listStored();
    expect(before.length).toBeGreaterThan(100);
    const site = await startSite({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    const accepted = [...site.output().matchAll(/code cache for \w+ (\S+) was accepted/g)].map(
      ([, file = '']) => file,
    );
    expect(accepted.filter((file) => file.endsWith('/build/site.mjs'))).toHaveLength(1);
    expect(accepted.filter((file) => file.endsWith('/next/dist/server/next-server.js'))).toHaveLength(1);
    expect(site.output()).not.toMatch(/code cache for \w+ \S+\/build\/site\.mjs was rejected/);
    process.kill(site.pid, 'SIGINT');
    await until(() => site.exitCode() !== null, 'the end of the site');
    expect(site.exitCode()).toBe(0);
    await site.stop();
    expect(listStored()).toEqual(before);
  },
  60_000,
);
