import { chooseMode, siteEnv } from '@/scripts/run/mode.mjs';

test('runs the demo merchants on the sandbox where no merchants are set', () => {
  expect(chooseMode({})).toEqual({
    isDemo: true,
    port: 3000,
    sandboxPort: 4010,
    merchants: 'sandbox/merchants',
  });
});

test('refuses demo merchants where the operator set NODE_ENV=production', () => {
  expect(() => chooseMode({ NODE_ENV: 'production' })).toThrow(/MERCHANTS is not set/);
});

test('runs the merchants that the operator names', () => {
  const mode = chooseMode({ NODE_ENV: 'production', MERCHANTS: '/etc/merchants', PORT: '8080' });
  expect(mode).toMatchObject({ isDemo: false, port: 8080, merchants: '/etc/merchants' });
  expect(siteEnv({}, mode)).toEqual({ NODE_ENV: 'production', PORT: '8080', MERCHANTS: '/etc/merchants' });
});

test.each(['x', '-1', '70000', '80.5'])('refuses the port %s', (PORT) => {
  expect(() => chooseMode({ PORT })).toThrow(/PORT must be a port number/);
});

test('gives the demo a secret only where the operator set none', () => {
  const mode = chooseMode({});
  const demo = { sandboxPort: 4011, secret: 'made' };
  expect(siteEnv({}, mode, demo)).toMatchObject({
    SANDBOX_ORIGIN: 'http://127.0.0.1:4011',
    SESSION_SECRET: 'made',
  });
  expect(siteEnv({ SESSION_SECRET: 'own' }, mode, demo).SESSION_SECRET).toBe('own');
});
