// Configurations that several instances reject at their start, each with one sentence.
import { spawnSync } from 'node:child_process';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { CHILD_ENV, demoEnv } from '@/tests/support/child-env';
import { freePort } from '@/tests/support/free-port';

jest.setTimeout(60_000);

function start(env: Record<string, string>) {
  const site = spawnSync(process.execPath, ['build/server.mjs'], {
    cwd: currentRelease(),
    timeout: 30_000,
    encoding: 'utf8',
    env: {
      ...CHILD_ENV,
      NODE_ENV: 'production',
      ...demoEnv('http://127.0.0.1:9'),
      STATE_DIR: 'none',
      ...env,
    },
  });
  return { code: site.status, lines: site.stderr.trim().split('\n') };
}

it.each(['2', 'auto'])(
  'INSTANCES=%s without REDIS_URL is refused: tries would count for each alone (FLT-48, SEC-64)',
  (INSTANCES) => {
    const { code, lines } = start({ INSTANCES });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'The environment is not usable:',
      expect.stringMatching(/^ {2}INSTANCES needs REDIS_URL /),
    ]);
  },
);

it('a fault of all instances is reported once, and ends the parent with its code (FLT-48)', async () => {
  const PORT = String(await freePort());
  const REDIS_URL = 'redis://127.0.0.1:9';
  const { code, lines } = start({ PORT, REDIS_URL, INSTANCES: '3', MERCHANTS: '/nowhere/at-all' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'The registry /nowhere/at-all is not usable:',
    expect.stringContaining('found ENOENT'),
  ]);
});

it('a fault of the environment hides none of the registry (FLT-48, B40)', () => {
  const { code, lines } = start({ INSTANCES: '2', MERCHANTS: '/nowhere/at-all' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'The environment is not usable:',
    expect.stringMatching(/^ {2}INSTANCES needs REDIS_URL /),
    'The registry has faults:',
    expect.stringContaining('found ENOENT'),
  ]);
});
