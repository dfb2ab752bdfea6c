// A provider that accepts every call and answers none, under load: only the first visitors wait for the time-out.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sample } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { startLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, listFailed, listNoticed } from '@/tests/fault/provider/support/verdict';
import { FAULTS } from '@/tests/fault/support/faults';
import { until } from '@/tests/fault/topology/support/instance';

jest.setTimeout(120_000);
const TIMEOUT_MS = 3_000;
/** A page that waited for the provider; the others are kept. */
const WAITED_MS = 1_500;
const WATCHED_MS = 8_000;
const site = raiseFaultySite(TIMEOUT_MS);

const isPage = ({ host, kind }: Sample) => host === HIT && kind === 'page';
const hasWaited = ({ ms }: Sample) => ms > WAITED_MS;

test('once the provider is known to be silent, pages make only one probe at a time, and calls fail immediately (FLT-7, FLT-13, FLT-15, FLT-47)', async () => {
  const load = await startLoad(site.port);
  await load.untilWell();
  site.isLean();
  const from = load.samples.length;
  site.hit.be(FAULTS.silent);
  const isKnown = async () =>
    load.samples.slice(from).some(({ path, code }) => path.endsWith('S2S_events') && code === 'unavailable');
  await until(isKnown, 'an open circuit');
  const since = performance.now();
  await sleep(WATCHED_MS);
  const end = performance.now();
  site.hit.be();
  await load.untilWell();
  await load.stop();

  const pages = load.samples.filter((one) => isPage(one) && one.at > since && one.at < end);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(hasWaited).length).toBeLessThanOrEqual(pages.length / 4);
  const during = load.samples.slice(from);
  expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(TIMEOUT_MS + 10_000);
  expect(listNoticed(during)).toEqual([]);
  await expectLogged(listFailed(during), site.output);
  expect(site.isLean()).toBe(true);
});
