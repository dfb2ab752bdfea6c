// A built site whose traces nothing takes: by its sampler, or by a collector that fails (B53).
import { until } from '@/tests/fault/topology/support/instance';
import { startCollector } from '@/tests/support/otlp-collector';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, isPlainNext, startSite } from '@/tests/wire/support/start-site';

test('without sampling no span is sent, and the provider receives the unsampled flag (B53)', async () => {
  const own = await startCollector();
  const quiet = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: own.endpoint,
    OTEL_TRACES_SAMPLER: 'always_off',
  });
  await ask({ port: quiet.port, path: '/m/home' });
  const received = await callsTo(quiet.provider);
  const flags = received.map(({ headers }) => headers.traceparent?.slice(-3));
  expect(new Set(flags)).toEqual(new Set(['-00']));
  await quiet.stop();
  expect(own.texts).toEqual([]);
  own.close();
}, 60_000);

test('a silent or unreachable collector delays neither requests nor the shutdown (B53)', async () => {
  const silent = await startCollector({ isSilent: true });
  const closed = await startCollector();
  closed.close();
  for (const { endpoint } of [silent, closed]) {
    const traced = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        ask({ port: traced.port, path: at % 2 ? '/m/home' : '/wps/system/country' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    process.kill(traced.pid, 'SIGINT');
    if (!isPlainNext) await until(async () => traced.exitCode() === 0, 'the end of the site');
    await traced.stop();
  }
  silent.close();
}, 90_000);
