import { ENV_NAMES, getEnv, parseEnv } from '@/lib/server/platform/env';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { SECRET, setEnv } from '@/tests/unit/server/support/test-site';

const base = { MERCHANTS: '/registry', SESSION_SECRET: SECRET };

test('only MERCHANTS and SESSION_SECRET have no default (provider-api §1)', () => {
  expect(parseEnv(base)).toMatchObject({
    PORT: 3000,
    LISTEN_ON: 'all',
    MERCHANTS: '/registry',
    SESSION_SECRET: [SECRET],
    TRUSTED_PROXY_HOPS: 0,
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as unset (provider-api §1)', () => {
  expect(parseEnv({ ...base, PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' });
});

test('an emulator is named by its origin (provider-api §1)', () => {
  const FIREBASE_AUTH_EMULATOR = 'http://127.0.0.1:9099/';
  expect(parseEnv({ ...base, FIREBASE_AUTH_EMULATOR }).FIREBASE_AUTH_EMULATOR).toBe('http://127.0.0.1:9099');
});

test.each(['redis://:secret@127.0.0.1:6379/2', 'rediss://cache.example'])(
  'takes %s as shared memory (provider-api §1)',
  (REDIS_URL) => {
    expect(parseEnv({ ...base, REDIS_URL })).toMatchObject({ REDIS_URL, SITE_ENVIRONMENT: 'production' });
  },
);

test('no shared cache stores pages, except for 5 to 60 seconds where that is configured (provider-api §1)', () => {
  expect(parseEnv(base).SHARED_CACHE_SECONDS).toBeUndefined();
  for (const seconds of [5, 10, 59, 60])
    expect(parseEnv({ ...base, SHARED_CACHE_SECONDS: String(seconds) }).SHARED_CACHE_SECONDS).toBe(seconds);
});

test.each(['0', '4', '61', '5.5', '5s', '-5', 'on'])(
  'rejects %j seconds of a shared cache, and names what it expects (FLT-48)',
  (SHARED_CACHE_SECONDS) => {
    expect(() => parseEnv({ ...base, SHARED_CACHE_SECONDS })).toThrow(
      /SHARED_CACHE_SECONDS expected whole seconds from 5 to 60/,
    );
  },
);

test('several secrets are in order, newest first, without spaces around them (SEC-54)', () => {
  expect(parseEnv({ ...base, SESSION_SECRET: `${SECRET}2 , ${SECRET}1` }).SESSION_SECRET).toEqual([
    `${SECRET}2`,
    `${SECRET}1`,
  ]);
});

test.each([
  [{ LISTEN_ON: '10.0.0.1' }, /LISTEN_ON expected one of all, loopback/],
  [{ PORT: 'x' }, /PORT/],
  [{ FIREBASE_AUTH_EMULATOR: 'localhost:9099' }, /FIREBASE_AUTH_EMULATOR is not an http or https origin/],
  [{ PORT: '70000' }, /PORT expected a whole number from 0 to 65535/],
  [{ PORT: '3.5' }, /PORT/],
  [{ TRUSTED_PROXY_HOPS: '-1' }, /TRUSTED_PROXY_HOPS expected a whole number from 0 to 10/],
  [{ TRUSTED_PROXY_HOPS: 'two' }, /TRUSTED_PROXY_HOPS/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL is not a redis:\/\/ or rediss:\/\/ address/],
  [{ REDIS_URL: 'http://localhost:6379' }, /REDIS_URL is not/],
  [{ SITE_ENVIRONMENT: 'a:b' }, /SITE_ENVIRONMENT/],
  [{ MERCHANTS: undefined }, /MERCHANTS is missing/],
  [{ SESSION_SECRET: undefined }, /SESSION_SECRET is missing; expected one secret of 32 characters/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET holds a secret shorter than 32 characters/],
  [{ SESSION_SECRET: `${SECRET},short` }, /shorter than 32/],
  [{ SESSION_SECRET: `${SECRET},` }, /shorter than 32/],
])('rejects %j with the reason (FLT-48, provider-api §1)', (more, message) => {
  expect(() => parseEnv({ ...base, ...more })).toThrow(message);
});

test('names all faults at once and never a secret (FLT-48, B42)', () => {
  const call = (): unknown => parseEnv({ PORT: 'x', SESSION_SECRET: 'my-short-secret', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'SESSION_SECRET', 'LOG_LEVEL', 'MERCHANTS']) expect(call).toThrow(name);
  expect(call).not.toThrow('my-short-secret');
});

test('reads the environment of the process once, and named values as they are', () => {
  setEnv({ PORT: '4321', SOME_VALUE: 'x' });
  expect(getEnv().PORT).toBe(4321);
  setEnv({ PORT: '4322' });
  expect(getEnv().PORT).toBe(4321);
  expect([readEnvValue('SOME_VALUE'), readEnvValue('NOT_THERE_AT_ALL')]).toEqual(['x', undefined]);
  expect(ENV_NAMES).toEqual(
    expect.arrayContaining(['PORT', 'MERCHANTS', 'SESSION_SECRET', 'TRUSTED_PROXY_HOPS', 'LOG_LEVEL']),
  );
});

test('several processes without shared state are a fault, reported with all others (SEC-64, FLT-48)', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379';
  expect(parseEnv(base).INSTANCES).toBe(1);
  expect(parseEnv({ ...base, INSTANCES: '1' }).INSTANCES).toBe(1);
  expect(parseEnv({ ...base, INSTANCES: 'auto', REDIS_URL }).INSTANCES).toBe('auto');
  expect(parseEnv({ ...base, INSTANCES: '4', REDIS_URL }).INSTANCES).toBe(4);
  expect(() => parseEnv({ ...base, INSTANCES: 'auto' })).toThrow(/^ {2}INSTANCES needs REDIS_URL/m);
  expect(() => parseEnv({ INSTANCES: '2' })).toThrow(/MERCHANTS[\s\S]*INSTANCES needs REDIS_URL/);
  expect(() => parseEnv({})).toThrow(/^(?![\s\S]*INSTANCES)/);
  for (const INSTANCES of ['0', '1.5', 'all', '100'])
    expect(() => parseEnv({ ...base, INSTANCES, REDIS_URL })).toThrow(
      /INSTANCES expected auto or a whole number/,
    );
});
