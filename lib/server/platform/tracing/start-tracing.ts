// Loads the tracer where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getInstanceName } from '@/lib/server/platform/instance-name';
import { setTracer } from '@/lib/server/platform/tracing/tracing';

/** Starts tracing if the environment names a collector. Rejects where OpenTelemetry cannot be loaded. */
export async function startTracing(): Promise<void> {
  const env = getEnv();
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return;
  const { makeTracer } = await import('@/lib/server/platform/tracing/open-telemetry');
  setTracer(await makeTracer({ env, endpoint, version: getBuildId(), instance: getInstanceName() }));
}
