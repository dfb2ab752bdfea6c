// One killed instance, and then all of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { faultsOf, startLoad } from '@/tests/fault/topology/support/load';
import { topology } from '@/tests/fault/topology/support/one-topology';

jest.setTimeout(60_000);

it('a killed instance fails no visible GET and at most its posts in flight, and restarts automatically (FLT-3, B44)', async () => {
  const { nginx, instances } = topology;
  const load = await startLoad(nginx.port);
  await sleep(1_500);
  const killedAt = Date.now();
  expect(await instances[0].end('SIGKILL')).toBeNull();
  await sleep(4_000);
  await instances[0].start();
  const before = nginx.log().length;
  const served = `upstream="127.0.0.1:${instances[0].port}" status="200"`;
  await until(() => nginx.log().slice(before).includes(served), 'a request at the instance that is back');
  expect(await instances[1].end('SIGKILL')).toBeNull();
  await sleep(2_000);
  const samples = await load.stop();
  expect(samples.length).toBeGreaterThan(50);
  expect(faultsOf(samples.filter(({ kind }) => kind !== 'post'))).toEqual([]);
  const posts = samples.filter(({ kind, isRight }) => kind === 'post' && !isRight);
  expect(posts.length).toBeLessThanOrEqual(2);
  expect(posts.filter(({ at, ms }) => at + ms < killedAt)).toEqual([]);
});

it('with no instance left the balancer answers 503 with Retry-After at once (FLT-3)', async () => {
  const { nginx, instances } = topology;
  await Promise.all(instances.map(({ end }) => end('SIGKILL')));
  const answer = await askTls({ port: nginx.port, path: '/m/home' });
  expect(answer).toMatchObject({ status: 503, text: 'Try again in a moment\n' });
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.ms).toBeLessThan(2_000);
});
