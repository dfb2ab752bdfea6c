// What each environment variable means. `npm run schema` writes docs/operations/environment.md and .env.example from it.
import 'server-only';
import { z } from 'zod';
import { type Env, envFields } from '@/lib/server/platform/env';

type Described = {
  readonly text: string;
  /** Format of the value. */
  readonly form: string;
  /** Effect when unset, without a default value. */
  readonly unset?: string;
};

const DESCRIPTIONS: Readonly<Record<keyof Env, Described>> = {
  MERCHANTS: {
    text: 'The registry of merchants.',
    form: 'a folder with one JSON file per merchant, one JSON file with an array of merchants, or the address of a source: https:, git:, redis:, postgres: or s3:',
    unset:
      'npm start runs the demo with its sandbox; where you set NODE_ENV=production yourself, the start fails',
  },
  MERCHANTS_PUBLIC_KEY: {
    text: 'Key that signs a registry behind https:// (Ed25519); beside the document lies its signature, under the same address with .sig.',
    form: 'the middle line of the key in PEM',
    unset: 'the document is trusted as far as TLS goes',
  },
  MERCHANTS_CANARY: {
    text: 'Where the candidate lies: the next version of the registry, which some merchants or instances take first.',
    form: 'as MERCHANTS',
    unset: 'all take each version at once',
  },
  MERCHANTS_CANARY_FOR: {
    text: 'Who takes the candidate: a share of the merchants on all instances, or all merchants on the instances named.',
    form: '0% to 100%, or names of instances (host, or host:port), split by commas',
  },
  SESSION_SECRET: {
    text: 'Seals session cookies. The first secret seals, all of them open, so that you can rotate it.',
    form: 'one secret of 32 characters or more, or several split by commas, newest first',
    unset: 'the demo makes its own; any other start fails',
  },
  PORT: {
    text: 'Port that the site listens on.',
    form: 'a port; 0 takes a free one, but not under npm start',
  },
  LISTEN_ON: {
    text: 'Addresses that the site listens on. Use loopback behind a proxy on the same machine, so that no other machine reaches the port. Only the Node server reads it.',
    form: 'all, or loopback (127.0.0.1)',
  },
  TRUSTED_PROXY_HOPS: {
    text: 'How many proxies in front are trusted for X-Forwarded-For, -Host and -Proto.',
    form: '0 to 10',
  },
  SITE_PORTS: {
    text: 'Ports under which visitors reach the site, beside PORT and those of http and https, e.g. behind a proxy on 8443. Under any other port a host shows the same page, whose addresses name no port.',
    form: 'ports, split by commas',
    unset: 'no further port',
  },
  REDIS_URL: {
    text: 'Redis or Valkey for what instances share.',
    form: 'a redis:// or rediss:// address',
    unset: 'each instance has its own memory',
  },
  SITE_ENVIRONMENT: {
    text: 'Name of this installation in the keys and channels of Redis, where several installations share one.',
    form: '1 to 32 of a–z, 0–9 and "-"',
  },
  STATE_DIR: {
    text: 'Folder for the checked registry with its last good forms and, without REDIS_URL, for rendered pages.',
    form: 'a folder, or none to store nothing',
    unset:
      'systemd’s STATE_DIRECTORY, else .state beside the releases under npm start, and in the release elsewhere',
  },
  INSTANCES: {
    text: 'How many processes serve the port. Other than 1 needs REDIS_URL. Only the Node server reads it.',
    form: '1 to 99, or auto for one per core',
  },
  RENDERERS: {
    text: 'How many processes beside a site render the pages that all visitors share, some 200 MB each. With 0 the site renders by itself, as it always does under plain next start.',
    form: '0 to 99',
    unset: 'one less than the site has cores for itself',
  },
  PAGE_CACHE: {
    text: 'With off, each page is rendered for its visitor, at a hundred times the processor time. For finding faults, and for development, which sets it.',
    form: 'on or off',
  },
  SHARED_CACHE_SECONDS: {
    text: 'How long caches between the site and its visitors may store shared pages. Visitors see within that time that a merchant has closed.',
    form: '5 to 60',
    unset: 'no such cache stores pages',
  },
  LOG_LEVEL: {
    text: 'The least severe level that is logged.',
    form: 'trace, debug, info, warn, error or silent',
  },
  METRICS_TOKEN: {
    text: 'Bearer token that opens /metrics.',
    form: 'visible ASCII characters without spaces',
    unset: '/metrics answers 404, and nothing is counted',
  },
  AWS_ENDPOINT_URL: {
    text: 'Service behind a registry at s3://, where it is not Amazon’s.',
    form: 'an http or https origin, such as https://minio.internal:9000',
    unset: 'Amazon S3 of AWS_REGION',
  },
  AWS_REGION: { text: 'Region of a registry at s3://.', form: 'a region; most other services ignore it' },
  AWS_ACCESS_KEY_ID: {
    text: 'Name of the key that may read a registry at s3://.',
    form: 'a key id',
    unset: 'a registry at s3:// cannot be read',
  },
  AWS_SECRET_ACCESS_KEY: {
    text: 'The secret of AWS_ACCESS_KEY_ID.',
    form: 'a secret',
    unset: 'a registry at s3:// cannot be read',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    text: 'A collector for traces, which gets OTLP as JSON at /v1/traces below this address.',
    form: 'an http or https address',
    unset: 'nothing is traced, and no tracing code is loaded',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    text: 'Headers for the collector, as for its key.',
    form: 'name=value, split by commas',
    unset: 'no further header',
  },
  OTEL_SERVICE_NAME: { text: 'Name of the site in traces.', form: 'up to 64 characters' },
  OTEL_TRACES_SAMPLER: {
    text: 'Which requests are traced. With parentbased_, a request that continues a trace is traced if that is.',
    form: 'always_on, always_off or traceidratio, also after parentbased_',
  },
  OTEL_TRACES_SAMPLER_ARG: { text: 'Share of the traces that traceidratio keeps.', form: '0 to 1' },
  FIREBASE_AUTH_EMULATOR: {
    text: 'A Firebase Auth emulator on this machine, for development and tests. Its tokens are unsigned.',
    form: 'an http or https origin',
    unset: 'the real service',
  },
};

export type EnvVariable = Described & { readonly name: string; readonly fallback?: string };

/** Lists every variable in the order of the reference; `fallback` is its default value. */
export function listEnvVariables(): EnvVariable[] {
  const { properties = {} } = z.toJSONSchema(envFields, { io: 'input', unrepresentable: 'any' });
  return Object.entries(DESCRIPTIONS).map(([name, described]) => {
    const field = properties[name];
    const fallback = typeof field === 'object' ? field.default : undefined;
    const hasFallback = fallback !== undefined && !Array.isArray(fallback);
    return { name, ...described, ...(hasFallback ? { fallback: String(fallback) } : {}) };
  });
}
