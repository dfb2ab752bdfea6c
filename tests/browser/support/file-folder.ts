// A folder that lives as long as the tests of a file: made when they begin, since listing tests runs none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'playwright/test';

/** Makes an empty temporary folder before the tests of the calling file and removes it after them; returns a function that joins a name to its path. */
export function folderForFile(name: string): (file: string) => string {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (file) => path.join(folder, file);
}
