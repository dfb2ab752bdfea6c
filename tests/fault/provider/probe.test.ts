// One group of calls that fails, under load: the others go on, and while the group rests one probe at a time finds out whether it is back.
import { setTimeout as sleep } from 'node:timers/promises';
import { askMany, askStep, checkOf, type Sample, SECURITY_CHECK } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listNoticed } from '@/tests/fault/provider/support/verdict';
import { until } from '@/tests/fault/topology/support/instance';
import { signIn } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const REST_MS = 2_000;
const PROBE_MS = 3_000;
const site = raiseFaultySite();
const load = raiseLoad(site);
afterEach(() => site.clear());

const received = async () => (await callsTo(site.provider, SECURITY_CHECK)).length;
const check = () => askStep(site.port, checkOf(HIT));
const untilCode = (code: string) => until(async () => (await check()).code === code, `the code ${code}`);

/** Cuts the connection of every captcha call, until the site makes none any more. */
async function openCircuit(): Promise<void> {
  await site.plant({ kind: 'drop', path: SECURITY_CHECK });
  await untilCode('unavailable');
}

/** Security checks again and again, for as long as several probes may take. */
async function askOverTime(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const until = performance.now() + 2.5 * REST_MS;
  while (performance.now() < until) {
    samples.push(...(await askMany(site.port, () => checkOf(HIT), { times: 12, width: 3 })));
    await sleep(100);
  }
  return samples;
}

test('while security checks are broken everyone signs in, and the provider is asked for a check rarely (FLT-13, FLT-15, FLT-47)', async () => {
  const from = load.samples.length;
  await openCircuit();
  await control(site.provider, 'calls', undefined, 'DELETE');
  const [checks, ...logins] = await Promise.all([
    askOverTime(),
    ...[1, 2, 3].map(() => signIn(site.port, `${HIT}.localhost`)),
  ]);
  const spentMs = performance.now() - (checks[0]?.at ?? 0);
  const probes = await received();
  expect(new Set(checks.map(({ code }) => code))).toContain('unavailable');
  expect(checks.filter((one) => !isTyped(one))).toEqual([]);
  await expectLogged(checks, site.output);
  expect(logins.filter((cookie) => cookie === '')).toEqual([]);
  // One probe in two seconds, with its one retry.
  expect(checks.length).toBeGreaterThan(100);
  expect(probes).toBeGreaterThan(0);
  expect(probes).toBeLessThanOrEqual(2 * (spentMs / REST_MS + 1));
  expect(load.samples.slice(from).filter(({ isRight }) => !isRight)).toEqual([]);
  await site.clear();
  await until(async () => (await check()).isRight, 'a security check');
});

test('a slow probe is the only one, and nothing waits for it; its success closes the circuit (FLT-13)', async () => {
  const from = load.samples.length;
  await openCircuit();
  await site.clear();
  await site.plant({ kind: 'delay', path: SECURITY_CHECK, delayMs: PROBE_MS });
  await control(site.provider, 'calls', undefined, 'DELETE');
  await sleep(REST_MS + 200);
  const all = await askMany(site.port, () => checkOf(HIT), { times: 50, width: 50 });
  const probes = all.filter(({ isRight }) => isRight);
  expect([probes.length, await received()]).toEqual([1, 1]);
  expect(probes[0]?.ms).toBeGreaterThan(PROBE_MS - 100);
  const others = all.filter(({ isRight }) => !isRight);
  expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['unavailable']));
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(PROBE_MS);
  await site.clear();
  const after = await askMany(site.port, () => checkOf(HIT), { times: 50, width: 10 });
  expect(after.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(listNoticed(load.samples.slice(from))).toEqual([]);
});
