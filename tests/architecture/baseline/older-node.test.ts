import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { readFiles } from '@/tests/architecture/tree';

// `npm start` and `npm test` are begun by whatever Node the machine has (package.json engines), which loads every script once
// before the project's own takes over: an import that it does not know would end the command at once.
const STARTED = /^(?:scripts\/(?:bootstrap|check|run)|tools\/(?:screens|matrix))\/[^/]+\.mjs$/;

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const machineNodes = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => folder !== '' && !folder.includes('node_modules'))
  .map((folder) => path.join(folder, 'node'))
  .filter(isProgram);

const loadAll = (files: string[]) => files.map((file) => `await import(${JSON.stringify(file)});`).join('\n');

test('the scripts that start the project load under the Node of the machine', () => {
  const files = readFiles((file) => STARTED.test(file)).map(({ path: file }) => path.resolve(file));
  expect(files.length).toBeGreaterThan(15);
  const [node = process.execPath] = machineNodes;
  const run = () =>
    execFileSync(node, ['--input-type=module', '--eval', loadAll(files)], { encoding: 'utf8' });
  expect(run()).toBe('');
});
