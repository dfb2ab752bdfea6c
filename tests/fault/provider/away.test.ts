// An unreachable provider under load: calls fail immediately with their codes, cached pages stay, the other merchant is unaffected, and retries are rare.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@/tests/fault/load/support/load-maker';
import { askMany, askStep, type Sample, type Step } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listFailed, listNoticed } from '@/tests/fault/provider/support/verdict';
import { FAULTS } from '@/tests/fault/support/faults';
import { until } from '@/tests/fault/topology/support/instance';

jest.setTimeout(120_000);
const AWAY_MS = 4_000;
/** Consecutive faults that open a circuit, plus those in flight with the tenth. */
const MAX_FAULTS = 10 + 3;
/** A probe of each of the two groups that are asked, every two seconds, with its one retry; twice as many on a machine that stutters. */
const MAX_ATTEMPTS = 2 * 2 * 2 * (AWAY_MS / 2_000 + 1);
const site = raiseFaultySite();
const load = raiseLoad(site);

const infoOf = (): Step => ({
  ...{ kind: 'call', host: HIT, path: '/wps/member/info' },
  cookie: load.cookieOf(HIT),
});
const loginOf = (): Step => ({
  ...{ kind: 'call', host: HIT, path: '/wps/session/login' },
  body: JSON.stringify({ type: 'username', username: 'minh', password: 'Passw0rd!' }),
});
const timeOf = (samples: readonly Sample[]) =>
  percentile(
    samples.map(({ ms }) => ms),
    50,
  );
const isInfo = ({ path }: Sample) => path === '/wps/member/info';

/** Calls until the circuit is open, and returns the answers before that. */
async function askUntilOpen(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const isOpen = async () => {
    const sample = await askStep(site.port, infoOf());
    if (sample.code !== 'unavailable') samples.push(sample);
    return sample.code === 'unavailable';
  };
  await until(isOpen, 'an open circuit');
  return samples;
}

// Attempts are counted in the second row: anyone who refuses sees none.
test.each([
  ['refuses connections', () => site.hit.refuse(), () => site.hit.accept()],
  ['resets every connection', async () => site.hit.be(FAULTS.resetOnAccept), async () => site.hit.be()],
])(
  'a provider that %s: ten calls fail, then all at once, while it is probed now and then; pages stay, the other merchant notices nothing, and all recovers soon (FLT-7, FLT-15, FLT-46, FLT-47)',
  async (_what, spoil, mend) => {
    await load.untilWell();
    const healthy = await askMany(site.port, infoOf, { times: 40, width: 4 });
    const from = load.samples.length;
    await spoil();
    const opening = [...(await askUntilOpen()), ...load.samples.slice(from).filter(isInfo)];
    const faults = opening.filter(({ code }) => code === 'network_error');
    expect(faults.length).toBeLessThanOrEqual(MAX_FAULTS);

    const login = await askStep(site.port, loginOf());
    expect([login.isRight, isTyped(login)]).toEqual([false, true]);
    const attempts = site.hit.opened();
    const burst = await askMany(site.port, infoOf, { times: 200, width: 4 });
    await sleep(AWAY_MS);
    expect(site.hit.opened() - attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
    expect(burst.filter((one) => one.code === 'unavailable').length).toBeGreaterThanOrEqual(190);
    expect(timeOf(burst)).toBeLessThan(Math.max(100, 2 * timeOf(healthy)));

    await mend();
    const mendedMs = performance.now();
    await load.untilWell();
    expect(performance.now() - mendedMs).toBeLessThan(10_000);
    const during = load.samples.slice(from);
    expect(listNoticed(during)).toEqual([]);
    await expectLogged([login, ...burst, ...listFailed(during)], site.output);
    expect(listFailed(during).length).toBeGreaterThan(10);
    expect(site.isLean()).toBe(true);
  },
);
