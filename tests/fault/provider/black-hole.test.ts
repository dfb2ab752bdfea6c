// A provider that swallows connections: calls fail at the connect time-out, sockets are bounded, and pages stay.
import { askMany, type Step } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { startLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listFailed, listNoticed } from '@/tests/fault/provider/support/verdict';
import { filesOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { startBlackHole } from '@/tests/support/black-hole';

jest.setTimeout(120_000);
const CALLERS = 350;
/** The share of one endpoint of a merchant, and what pages and calls of the load wait for besides. */
const MAX_CONNECTING = 256 + 40;
/** Kept-alive connections, and descriptors that a process opens later. */
const STORED_FILES = 60;
const site = raiseFaultySite();

test('each call to a black hole ends within the connection limit, not the call’s; sockets are bounded and released (FLT-8, FLT-15, FLT-47)', async () => {
  const load = await startLoad(site.port);
  await load.untilWell();
  site.isLean();
  const before = filesOf(site.pid);
  const from = load.samples.length;
  await site.hit.refuse();
  const hole = await startBlackHole(site.hit.port);
  const cookie = load.cookieOf(HIT);
  const make = (): Step => ({ kind: 'call', host: HIT, path: '/wps/member/info', cookie });
  const [connecting, files]: [number[], number[]] = [[], []];
  const look = setInterval(() => {
    connecting.push(hole.countConnecting());
    files.push(filesOf(site.pid) - before);
  }, 100);
  const reported = await askMany(site.port, make, { times: CALLERS, width: CALLERS });
  clearInterval(look);
  await hole.stop();
  await site.hit.accept();
  await load.untilWell();
  await load.stop();

  expect(reported.filter((one) => !isTyped(one))).toEqual([]);
  const late = reported.filter(({ code }) => code === 'timeout').map(({ ms }) => ms);
  expect(late.length).toBeGreaterThan(0);
  expect(Math.min(...late)).toBeGreaterThan(1_500);
  expect(Math.max(...reported.map(({ ms }) => ms))).toBeLessThan(15_000);
  expect(Math.max(...connecting)).toBeGreaterThan(10);
  expect(Math.max(...connecting)).toBeLessThanOrEqual(MAX_CONNECTING);
  // A socket of each caller besides.
  expect(Math.max(...files)).toBeLessThanOrEqual(MAX_CONNECTING + CALLERS + STORED_FILES);
  await until(async () => filesOf(site.pid) - before < STORED_FILES, 'the end of the sockets');
  const during = load.samples.slice(from);
  expect(listNoticed(during)).toEqual([]);
  await expectLogged([...reported, ...listFailed(during)], site.output);
  expect(site.isLean()).toBe(true);
});
