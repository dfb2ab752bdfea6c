// The built site with two merchants, each with its own provider behind a fault proxy: faults of one must not affect the other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FaultProxy, startFaultProxy } from '@/tests/fault/support/fault-proxy';
import { rssOf } from '@/tests/fault/support/process-facts';
import { ROOT } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

const START_LIMIT_MS = 90_000;
const MiB = 1024 * 1024;
/** Allowed memory growth of a warm process under load, whatever its provider does. */
const GROWTH_BYTES = 192 * MiB;

/** The merchant whose provider is spoilt, and the one that must not notice. */
export const HIT = 'aurora';
export const OTHER = 'rio';

export type FaultySite = RunningSite & {
  /** Between the site and the provider of each. */
  readonly hit: FaultProxy;
  readonly other: FaultProxy;
  /** Plants a fault of the sandbox's at the calls of the merchant that is hit. */
  readonly plant: (fault: object) => Promise<unknown>;
  /** Removes the planted faults. */
  readonly clear: () => Promise<unknown>;
  /** Returns whether memory is as at the first call, within the growth of a warm process. */
  readonly isLean: () => boolean;
};

/** The demo's registry, cut down to the two. */
function writeRegistry(backends: Record<string, object>): string {
  const folder = path.join(makeTemporaryFolder('providers'), 'merchants');
  mkdirSync(folder);
  for (const [code, backend] of Object.entries(backends)) {
    const merchant = JSON.parse(readFileSync(path.join(ROOT, `sandbox/merchants/${code}.json`), 'utf8'));
    writeFileSync(path.join(folder, `${code}.json`), JSON.stringify({ ...merchant, backend }));
  }
  return folder;
}

/** One site for all tests of a file; `timeoutMs` limits calls to either provider, `env` adds variables. */
export function raiseFaultySite(timeoutMs = 30_000, env: Record<string, string> = {}): FaultySite {
  const site = {} as FaultySite & Record<string, unknown>;
  let rss = 0;
  beforeAll(async () => {
    const to = () => Number(new URL(site.provider ?? 'http://127.0.0.1:9').port);
    const [hit, other] = [await startFaultProxy({ to }), await startFaultProxy({ to })];
    const toBackend = ({ origin }: FaultProxy) => ({ origin, timeoutMs });
    const raised = await startSite({
      MERCHANTS: writeRegistry({ [HIT]: toBackend(hit), [OTHER]: toBackend(other) }),
      TRUSTED_PROXY_HOPS: '1',
      ...env,
    });
    const isLean = () => {
      rss ||= rssOf(raised.pid);
      return rssOf(raised.pid) - rss < GROWTH_BYTES;
    };
    const plant = (fault: object) => control(raised.provider, 'faults', { merchant: HIT, ...fault });
    const clear = () => control(raised.provider, 'faults', undefined, 'DELETE');
    Object.assign(site, raised, { hit, other, plant, clear, isLean });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await site.stop();
    for (const proxy of [site.hit, site.other]) await proxy.stop();
  });
  return site;
}
