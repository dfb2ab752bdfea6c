// The sole importer of OpenTelemetry, loaded when first called: spans go in batches to a collector, as OTLP over http.
import 'server-only';
import type { Attributes, SpanContext } from '@opentelemetry/api';
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Env } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import type { Span, SpanFacts, SpanOptions, Tracer } from '@/lib/server/platform/tracing/tracing';
import { decodePath } from '@/lib/shared/decode-path';

export type TracerSettings = {
  readonly env: Env;
  readonly endpoint: string;
  readonly version: string;
  readonly instance: string;
};

type Packages = Awaited<ReturnType<typeof loadPackages>>;
type Otel = {
  readonly packages: Packages;
  readonly tracer: ReturnType<Packages['api']['trace']['getTracer']>;
};

/** A batch that the collector has not taken in this time is lost; no request waits for it. */
const SEND_MS = 10_000;
const BATCH_EVERY_MS = 1_000;
const MAX_TEXT_CHARS = 256;
const REMOTE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

async function loadPackages() {
  const [api, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, resources, exporter };
}

const BASED_ON_PARENT = 'parentbased_';

function toSampler({ sdk }: Packages, { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Env) {
  const samplers: Record<string, () => Sampler> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(share),
  };
  const root = samplers[name.replace(BASED_ON_PARENT, '')]?.() ?? new sdk.AlwaysOnSampler();
  return name.startsWith(BASED_ON_PARENT) ? new sdk.ParentBasedSampler({ root }) : root;
}

// `name=value,name=value`; values may be percent-encoded, and malformed escapes stay as they are.
function toOtlpHeaders(text = ''): Record<string, string> {
  const pairs = text === '' ? [] : text.split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodePath(pair.slice(at + 1))];
    }),
  );
}

function toExporter({ exporter, api }: Packages, { endpoint, env }: TracerSettings): SpanExporter {
  const sender = new exporter.OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: toOtlpHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: SEND_MS,
  });
  return {
    shutdown: () => sender.shutdown(),
    export: (spans, done) =>
      api.context.with(api.ROOT_CONTEXT, () =>
        sender.export(spans, (result) => {
          const count = result.code === 0 ? undefined : countForLog('spans-lost');
          if (count !== undefined)
            getLog().warn({ spans: spans.length, count }, 'the collector took no spans');
          done(result);
        }),
      ),
  };
}

const toAttributes = (facts: SpanFacts = {}): Attributes =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const toTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function toParent({ api }: Packages, traceparent = '') {
  const [, traceId, spanId, flags] = REMOTE_PARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return api.ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & api.TraceFlags.SAMPLED;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

const KINDS = { internal: 'INTERNAL', server: 'SERVER', client: 'CLIENT' } as const;

function start({ packages, tracer }: Otel, { name, kind = 'internal', parent, facts }: SpanOptions): Span {
  const { api } = packages;
  const options = { kind: api.SpanKind[KINDS[kind]], attributes: toAttributes(facts) };
  const span = tracer.startSpan(name, options, toParent(packages, parent));
  return {
    traceparent: toTraceparent(span.spanContext()),
    rename: (text) => void span.updateName(text),
    set: (more) => void span.setAttributes(toAttributes(more)),
    fail: (type) => void span.setStatus({ code: api.SpanStatusCode.ERROR }).setAttribute('error.type', type),
    end: () => span.end(),
  };
}

/** Loads OpenTelemetry and returns a tracer that sends to a collector. Nothing is registered globally, so no library adds spans. */
export async function makeTracer(settings: TracerSettings): Promise<Tracer> {
  const packages = await loadPackages();
  const { sdk, resources } = packages;
  const { env, version, instance } = settings;
  const provider = new sdk.TracerProvider({
    sampler: toSampler(packages, env),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_CHARS },
    resource: resources.resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': version,
      'service.instance.id': instance,
      'deployment.environment.name': env.SITE_ENVIRONMENT,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: toExporter(packages, settings),
        scheduledDelayMillis: BATCH_EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  const otel: Otel = { packages, tracer: provider.getTracer('site', version) };
  return {
    start: (options) => start(otel, options),
    flush: () => provider.forceFlush().catch(() => undefined),
  };
}
