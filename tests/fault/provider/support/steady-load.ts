// A steady load of pages and calls of both merchants, signed in, which goes on while a provider fails.
import { setTimeout as sleep } from 'node:timers/promises';
import { askStep, eventOf, type Sample, type Step } from '@/tests/fault/provider/support/call';
import { type FaultySite, HIT, OTHER } from '@/tests/fault/provider/support/faulty-site';
import { until } from '@/tests/fault/topology/support/instance';
import { signIn } from '@/tests/wire/support/ask';

const EVERY_MS = 50;
const MAX_WAITING = 40;

export type Load = {
  readonly samples: readonly Sample[];
  readonly cookieOf: (host: string) => string;
  /** Waits until every step has succeeded again since now: then all is well, and all that can be cached is. */
  readonly untilWell: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

function listSteps(host: string, cookie: string): Step[] {
  const get = (kind: Step['kind'], path: string): Step => ({ kind, host, path, cookie });
  const info = get('call', '/wps/member/info');
  return [
    get('page', '/m/home'),
    info,
    get('health', '/healthz'),
    get('page', '/m/login'),
    eventOf(host),
    get('page', '/m/member/home'),
    info,
    get('health', '/readyz'),
    get('call', '/wps/system/country'),
  ];
}

/** Starts it on the site's port: 20 requests a second. */
export async function startLoad(port: number): Promise<Load> {
  const cookies = new Map<string, string>();
  for (const host of [HIT, OTHER]) cookies.set(host, await signIn(port, `${host}.localhost`));
  const cookieOf = (host: string) => cookies.get(host) ?? '';
  const [hit = [], other = []] = [HIT, OTHER].map((host) => listSteps(host, cookieOf(host)));
  const steps = hit.flatMap((step, nth) => [step, other[nth] as Step]);
  const samples: Sample[] = [];
  const waiting = new Set<Promise<void>>();
  const send = async (step: Step): Promise<void> => void samples.push(await askStep(port, step));
  let isOn = true;
  const run = (async () => {
    for (let turn = 0; isOn; turn += 1) {
      if (waiting.size >= MAX_WAITING) await Promise.race(waiting);
      const sent = send(steps[turn % steps.length] as Step);
      waiting.add(sent);
      void sent.then(() => waiting.delete(sent));
      await sleep(EVERY_MS);
    }
  })();
  const untilWell = (): Promise<void> => {
    const from = performance.now();
    const isWell = ({ host, path }: Step) =>
      samples.some((one) => one.host === host && one.path === path && one.at >= from && one.isRight);
    return until(async () => steps.every(isWell), 'a right answer to each of the load');
  };
  const stop = async (): Promise<void> => {
    isOn = false;
    await run;
    await Promise.all(waiting);
  };
  return { samples, cookieOf, untilWell, stop };
}

/** The load of a test file: it goes on from before the file's tests, once all is well, until after them; then memory is what it should stay. */
export function raiseLoad(site: FaultySite): Load {
  const load = {} as Load;
  beforeAll(async () => {
    Object.assign(load, await startLoad(site.port));
    await load.untilWell();
    site.isLean();
  });
  afterAll(() => load.stop());
  return load;
}
