// A registry in a git work tree, made for a test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const AUTHOR = ['-c', 'user.name=Operator', '-c', 'user.email=operator@registry.example'];

/** Makes an empty work tree; `folder` is the registry inside it. */
export function makeGitRegistry() {
  const root = makeTemporaryFolder('git');
  const folder = path.join(root, 'merchants');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...AUTHOR, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Operator');
  git('config', 'user.email', 'operator@registry.example');
  mkdirSync(folder);
  return {
    root,
    folder,
    url: `git:${folder}`,
    write: (name: string, text: string): void => writeFileSync(path.join(folder, name), text),
    remove: (name: string): void => rmSync(path.join(folder, name)),
    /** Commits everything, and returns the commit. */
    commit: (): string => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Change');
      return git('rev-parse', 'HEAD');
    },
  };
}
