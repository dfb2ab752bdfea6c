import { tmpdir } from 'node:os';

/** Environment of every process of a test: PATH, and the test file's temporary folder. */
export const CHILD_ENV = { PATH: process.env.PATH ?? '', TMPDIR: tmpdir() };
