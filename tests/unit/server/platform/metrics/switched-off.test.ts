import { answerMetrics } from '@/lib/server/features/metrics/answer-metrics';
import { recordBeacon } from '@/lib/server/features/metrics/record-beacon';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { recordCall } from '@/lib/server/platform/metrics/record-call';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ METRICS_TOKEN: '' });

test('without METRICS_TOKEN there is no /metrics, whatever token is shown, and nothing is counted (provider-api §1)', async () => {
  recordBeacon('one', { type: 'statusTiming', duration: 40, stale: true });
  recordCall({ merchant: 'one', call: 'login', end: 'ok', startedMs: 0 });
  expect(getMetrics()).toBeUndefined();
  for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer x']) {
    const answer = await answerMetrics(
      new Request('http://127.0.0.1/metrics', { headers: { authorization } }),
    );
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([404, null]);
  }
});
