// A copy of the sources to edit: an interrupted test leaves no edit in the developer's tree.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/scripts/bootstrap/root.mjs';

/** Below the project, whose packages the copy shares, and where neither git nor any check looks. */
const FOLDER = path.join(ROOT, 'build', 'tests-dev');

function listSources(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return names.split('\0').filter((name) => name !== '' && !name.startsWith('tests/'));
}

/** A copy of the project's files, tests left out. */
export type SourceCopy = {
  readonly folder: string;
  /** Replaces a text that a file holds. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly add: (file: string, text: string) => void;
  readonly remove: () => void;
};

/** Copies the current sources into a folder of their own, in place of an earlier copy. */
export function copySources(): SourceCopy {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of listSources())
    if (existsSync(path.join(ROOT, name))) cpSync(path.join(ROOT, name), path.join(FOLDER, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'), 'dir');
  const pathOf = (file: string) => path.join(FOLDER, file);
  return {
    folder: FOLDER,
    edit: (file, from, to) => {
      const text = readFileSync(pathOf(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(pathOf(file), text.replace(from, to));
    },
    add: (file, text) => {
      mkdirSync(path.dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), text);
    },
    remove: () => rmSync(FOLDER, { recursive: true, force: true }),
  };
}
