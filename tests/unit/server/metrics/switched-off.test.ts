import { answerMetrics } from '@/lib/server/metrics/answer-metrics';
import { getFigures } from '@/lib/server/metrics/figures';
import { recordBeacon } from '@/lib/server/metrics/record-beacon';
import { recordCall } from '@/lib/server/metrics/record-call';
import { setEnv } from '../support/test-site';

setEnv({ METRICS_TOKEN: '' });

test('without METRICS_TOKEN there is no /metrics, whatever token is shown, and nothing is counted (WIRE §1)', async () => {
  recordBeacon('one', { type: 'statusTiming', duration: 40, stale: true });
  recordCall({ merchant: 'one', call: 'login', end: 'ok', startedMs: 0 });
  expect(getFigures()).toBeUndefined();
  for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer x']) {
    const answer = await answerMetrics(
      new Request('http://127.0.0.1/metrics', { headers: { authorization } }),
    );
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([404, null]);
  }
});
