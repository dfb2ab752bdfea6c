import { parseEnv } from '@/lib/server/platform/env';
import { fromRoot } from '@/scripts/bootstrap/root.mjs';
import { chooseMode, siteEnv } from '@/scripts/run/mode.mjs';
import { requireFree } from '@/scripts/run/ports.mjs';

test('runs the demo merchants on the sandbox where no merchants are set', () => {
  expect(chooseMode({})).toEqual({
    isDemo: true,
    port: 3000,
    sandboxPort: 4010,
    merchants: 'sandbox/merchants',
  });
});

test('an address of a registry is no path, so that the site names a kind it does not know (B50)', () => {
  const placeOf = (MERCHANTS: string) => siteEnv({}, chooseMode({ MERCHANTS })).MERCHANTS;
  expect(['git:/srv/a', 'mysql://a/b', 'http://a/b.json'].map(placeOf)).toEqual([
    'git:/srv/a',
    'mysql://a/b',
    'http://a/b.json',
  ]);
  expect(placeOf('merchants')).toBe(fromRoot('merchants'));
});

test('refuses demo merchants where the operator set NODE_ENV=production', () => {
  expect(() => chooseMode({ NODE_ENV: 'production' })).toThrow(/MERCHANTS is not set/);
});

test('runs the merchants that the operator names', () => {
  const mode = chooseMode({ NODE_ENV: 'production', MERCHANTS: '/etc/merchants', PORT: '8080' });
  expect(mode).toMatchObject({ isDemo: false, port: 8080, merchants: '/etc/merchants' });
  const site = { NODE_ENV: 'production', PORT: '8080', MERCHANTS: '/etc/merchants' };
  expect(siteEnv({}, mode)).toEqual({ ...site, STATE_DIR: fromRoot('.state') });
});

test.each([
  [{ STATE_DIR: 'state' }, { STATE_DIR: fromRoot('state') }],
  [{ STATE_DIR: '/var/lib/site' }, { STATE_DIR: '/var/lib/site' }],
  [{ STATE_DIR: 'none' }, { STATE_DIR: 'none' }],
  [{ STATE_DIRECTORY: '/var/lib/site' }, { STATE_DIRECTORY: '/var/lib/site' }],
])('the state of %j is outside of the release (FLT-50, B54)', (given, expected) => {
  const mode = chooseMode({ MERCHANTS: '/etc/merchants' });
  const { STATE_DIR, STATE_DIRECTORY } = siteEnv(given, mode) as Record<string, string>;
  expect({ STATE_DIR, STATE_DIRECTORY }).toEqual(expected);
});

test.each(['x', '-1', '70000', '80.5'])('refuses the port %s', (PORT) => {
  expect(() => chooseMode({ PORT })).toThrow(/PORT must be a port number/);
});

test.each(['x', '-1', '70000', '80.5'])(
  'a site of merchants reports the port %s itself, with its other faults (FLT-48)',
  async (PORT) => {
    const mode = chooseMode({ PORT, MERCHANTS: 'merchants' });
    await requireFree(mode.port);
    expect(() => parseEnv(siteEnv({ PORT }, mode))).toThrow(
      /PORT expected a whole number[\s\S]*SESSION_SECRET is missing/,
    );
  },
);

test('gives the demo a secret only if the operator set none', () => {
  const mode = chooseMode({});
  const demo = { sandboxPort: 4011, secret: 'made' };
  expect(siteEnv({}, mode, demo)).toMatchObject({
    SANDBOX_ORIGIN: 'http://127.0.0.1:4011',
    SESSION_SECRET: 'made',
  });
  expect(siteEnv({ SESSION_SECRET: 'own' }, mode, demo).SESSION_SECRET).toBe('own');
});
