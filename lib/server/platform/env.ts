// The site's environment, checked as a whole: all faults at once, each with what was expected.
import 'server-only';
import { z } from 'zod';

const SECRET_MIN_LENGTH = 32;

const secrets = z
  .string({
    error:
      'is missing; expected one secret of 32 characters or more, or several split by commas, newest first',
  })
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => part.length >= SECRET_MIN_LENGTH), {
    error: `holds a secret shorter than ${SECRET_MIN_LENGTH} characters`,
  });

const ports = z
  .string()
  .regex(/^\d{1,5}(?:\s*,\s*\d{1,5})*$/, { error: 'expected ports, split by commas' })
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.every((port) => port >= 1 && port <= 65_535), { error: 'holds what is no port' })
  .default([]);

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${least} to ${most}` })
    .int()
    .min(least)
    .max(most);

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `expected one of ${values.join(', ')}` });

const instances = z
  .string()
  .regex(/^(?:auto|[1-9]\d?)$/, { error: 'expected auto or a whole number from 1 to 99' })
  .transform((text) => (text === 'auto' ? text : Number(text)))
  .prefault('1');

// Below the 5 s of a status, nothing could be cached.
const sharedSeconds = z
  .string()
  .regex(/^(?:[5-9]|[1-5]\d|60)$/, {
    error: 'expected whole seconds from 5 to 60; without it, no shared cache stores pages',
  })
  .transform(Number);

const PARENTBASED = ['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;

/** Every variable with its format; `lib/server/ops/env-reference.ts` describes them. */
export const envFields = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_PORTS: ports,
  LISTEN_ON: oneOf(['all', 'loopback']).default('all'),
  INSTANCES: instances,
  MERCHANTS: z
    .string({
      error:
        'is missing; expected a folder of <code>.json files, a JSON file with an array of merchants, or the address of a source',
    })
    .min(1),
  MERCHANTS_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{59}=$/, { error: 'expected an Ed25519 public key as 60 characters of base64' })
    .optional(),
  MERCHANTS_CANARY: z.string().optional(),
  MERCHANTS_CANARY_FOR: z
    .string()
    .regex(/^(?:(?:[1-9]?\d|100)%|[\w.-][\w.:/-]*(?:,[\w.-][\w.:/-]*)*)$/, {
      error: 'expected a share from 0% to 100%, or names of instances, split by commas',
    })
    .default('10%'),
  AWS_ENDPOINT_URL: z
    .url({ protocol: /^https?$/, error: 'is not an http or https origin' })
    .transform((text) => new URL(text).origin)
    .optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SESSION_SECRET: secrets,
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  // A bearer token is one visible word (RFC 6750 §2.1).
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'holds characters that no Authorization header can carry' })
    .optional(),
  FIREBASE_AUTH_EMULATOR: z
    .url({ protocol: /^https?$/, error: 'is not an http or https origin' })
    .transform((text) => new URL(text).origin)
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'is not a redis:// or rediss:// address' }).optional(),
  SITE_ENVIRONMENT: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, { error: 'expected 1 to 32 of a–z, 0–9 and "-"' })
    .default('production'),
  STATE_DIR: z.string().optional(),
  RENDERERS: wholeNumber(0, 99).optional(),
  PAGE_CACHE: oneOf(['on', 'off']).default('on'),
  SHARED_CACHE_SECONDS: sharedSeconds.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an http or https address' })
    .transform((text) => (text.endsWith('/') ? text.slice(0, -1) : text))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[\x21-\x2b\x2d-\x7e]*(?:,[\w-]+=[\x21-\x2b\x2d-\x7e]*)*$/, {
      error: 'expected name=value, split by commas',
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(64).default('site'),
  OTEL_TRACES_SAMPLER: oneOf(['always_on', 'always_off', 'traceidratio', ...PARENTBASED]).default(
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'expected a number from 0 to 1' })
    .min(0)
    .max(1)
    .default(1),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

// Without Redis, attempts, sign-outs and tokens are known to one process only; two would allow twice the
// guesses (SEC-62, SEC-64).
const schema = envFields.refine(({ INSTANCES, REDIS_URL }) => INSTANCES === 1 || REDIS_URL !== undefined, {
  path: ['INSTANCES'],
  error: 'needs REDIS_URL where it is not 1: there instances count tries and know of sign-outs together',
  when: () => true,
});

export type Env = z.infer<typeof schema>;

/** `.env.example` lists the same names. */
export const ENV_NAMES: readonly string[] = Object.keys(envFields.shape);

/** Parses an environment; empty values count as unset. @throws Error that lists every fault, one per line, without secret values. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(ENV_NAMES.map((name) => [name, source[name] || undefined]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`);
}

let env: Env | undefined;

/** Returns the environment, parsed once. @throws as parseEnv. */
export function getEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}
