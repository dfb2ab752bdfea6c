// A slow provider: each call waits up to its time-out, and nothing else waits.
import { askStep, checkOf, type Sample, type Step } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listNoticed } from '@/tests/fault/provider/support/verdict';

jest.setTimeout(120_000);
/** By how much a busy machine may be later than a clock. */
const SLACK_MS = 5_000;
const site = raiseFaultySite();
const load = raiseLoad(site);

/** Makes the call that the provider delays by this long. */
async function requestDelayed(step: Step, delayMs: number): Promise<Sample> {
  await site.plant({ kind: 'delay', path: step.path.split('?', 1)[0], delayMs });
  return askStep(site.port, step);
}

function expectAt({ ms }: Sample, limitMs: number): void {
  expect(ms).toBeGreaterThan(limitMs - 500);
  expect(ms).toBeLessThan(limitMs + SLACK_MS);
}

test('headers after 29 s pass, after 31 s the call has failed at 30 s, a game’s launch at 10 s; pages and other calls go on without an error (FLT-9, FLT-15, FLT-47)', async () => {
  const from = load.samples.length;
  const member = { kind: 'call', host: HIT, cookie: load.cookieOf(HIT) } as const;
  const [in29, in31, launch] = await Promise.all([
    requestDelayed(checkOf(HIT), 29_000),
    requestDelayed({ ...member, path: '/wps/relay/MCSFE_getPlayerRankProgress' }, 31_000),
    requestDelayed({ ...member, path: '/wps/game/launchGame?gameCode=g1' }, 15_000),
  ]);
  expect(in29).toMatchObject({ status: 200, isRight: true });
  expectAt(in29, 29_000);
  for (const failed of [in31, launch]) expect(failed).toMatchObject({ status: 504, code: 'timeout' });
  expectAt(in31, 30_000);
  expectAt(launch, 10_000);
  expect([in31, launch].filter((one) => !isTyped(one))).toEqual([]);
  await expectLogged([in31, launch], site.output);
  const requests = site.hit.questions().map(({ trace }) => trace);
  expect(requests).toEqual(expect.arrayContaining([in29.trace, in31.trace, launch.trace]));
  const during = load.samples.slice(from);
  expect(during.length).toBeGreaterThan(100);
  expect(listNoticed(during)).toEqual([]);
  expect(during.filter(({ isRight }) => !isRight)).toEqual([]);
});
