import { GET } from '@/app/readyz/route';
import { recordStatusAnswer, recordStatusCall } from '@/lib/server/provider/status/silent-providers';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const TOKEN = 'a-metrics-token-of-32-characters-or-more';

setEnv({ METRICS_TOKEN: TOKEN });
beforeEach(() => {
  forget();
  setRegistry([toEntry('one'), toEntry('two')]);
});

const readyz = async (headers?: Record<string, string>) =>
  GET(new Request('http://one.localhost/readyz', { headers })).json();

test('readiness counts merchants whose status is stale, names them to operators, and stays ready (ruling 77)', async () => {
  const clock = movableClock();
  recordStatusCall('one');
  recordStatusCall('two');
  recordStatusAnswer('two');
  await clock.advance(2_100);
  const token = { Authorization: `Bearer ${TOKEN}` };
  expect(await readyz()).toEqual({ status: 'ready', staleStatuses: 1 });
  expect(await readyz(token)).toMatchObject({ status: 'ready', staleStatuses: 1, stale: ['one'] });
  recordStatusAnswer('one');
  expect(await readyz()).toEqual({ status: 'ready' });
  expect(await readyz(token)).toMatchObject({ stale: [] });
});

test('a provider that answers slowly, or is not called any more, is not counted (ruling 77)', async () => {
  const clock = movableClock();
  recordStatusCall('one');
  await clock.advance(1_900);
  expect(await readyz()).toEqual({ status: 'ready' });
  await clock.advance(10_000);
  expect(await readyz()).toEqual({ status: 'ready' });
});
