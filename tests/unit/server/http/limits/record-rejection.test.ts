import { countAttempts } from '@/lib/server/http/limits/count-attempts';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

beforeEach(() => {
  setRegistry([toEntry('one')], { METRICS_TOKEN: 'token' });
  forget();
});

const merchant = aMerchant('http://127.0.0.1:9');
const tryOften = async (tries: number) => {
  for (let nth = 0; nth < tries; nth += 1)
    await countAttempts(merchant, [{ limit: 'loginAccount', subject: 'lan' }]);
};

test('each rejection is counted, and logged once a minute without the name (B42)', async () => {
  const clock = movableClock();
  const warn = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
  await tryOften(10);
  expect(warn).not.toHaveBeenCalled();
  await tryOften(25);
  await clock.advance(61_000);
  await tryOften(11);
  const message = 'refused by a limit';
  expect(warn.mock.calls).toEqual([
    [{ merchant: 'one', limit: 'loginAccount', refused: 1 }, message],
    [{ merchant: 'one', limit: 'loginAccount', refused: 25 }, message],
  ]);
  expect(await getMetrics()?.registry.metrics()).toContain(
    'site_limit_refusals_total{merchant="one",limit="loginAccount"} 26',
  );
});
