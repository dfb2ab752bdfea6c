// Restarts an instance behind the balancer in order, and reports its responses meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Instance, until } from '@/tests/fault/topology/support/instance';

/** Statuses of the instance itself: before, once it announces its end, and of its health meanwhile. */
export type Restart = {
  readonly code: number | null;
  readonly ready: number;
  readonly ready503: number;
  readonly live: number;
};

/** What each restart in order is. */
export const IN_ORDER: Restart = { code: 0, ready: 200, ready503: 503, live: 200 };

/** As docs/operations/scaling/instances.md describes: stop it, start it again, and wait until it has been ready for 3 s. */
export async function restart(instance: Instance): Promise<Restart> {
  const ready = (await instance.ask('/readyz')).status;
  const ending = instance.end('SIGTERM');
  let ready503 = ready;
  await until(async () => {
    ready503 = (await instance.ask('/readyz')).status;
    return ready503 !== ready;
  }, 'the announcement');
  const live = (await instance.ask('/healthz')).status;
  const code = await ending;
  await instance.start();
  await sleep(3_000);
  return { code, ready, ready503, live };
}
