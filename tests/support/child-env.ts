import { tmpdir } from 'node:os';

/** What every process of a test gets: the programs, and the test file's own temporary folder. */
export const CHILD_ENV = { PATH: process.env.PATH ?? '', TMPDIR: tmpdir() };
