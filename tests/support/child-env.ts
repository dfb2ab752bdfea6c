import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment of every process of a test: PATH, and the test file's temporary folder. */
export const CHILD_ENV = { PATH: process.env.PATH ?? '', TMPDIR: tmpdir() };

/** The environment that a site with the demo's merchants needs. */
export const demoEnv = (sandboxOrigin: string) => ({
  MERCHANTS: path.resolve('sandbox/merchants'),
  SANDBOX_ORIGIN: sandboxOrigin,
  SESSION_SECRET: 'a secret of the tests that is long enough',
});
