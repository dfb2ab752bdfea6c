// A second version of the site: the current release under another name, with files that the first does not have.
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const OWN = new Set(['BUILD_ID', 'static', 'cache']);

function linkAll(from: string, to: string, own: ReadonlySet<string>): void {
  for (const name of readdirSync(from))
    if (!own.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
}

/** Makes a folder to start an instance in; `chunks` are names of scripts that this version alone has. */
export function makeOtherBuild(id: string, chunks: readonly string[]): string {
  const release = currentRelease();
  const folder = makeTemporaryFolder('other-build');
  const next = path.join(folder, '.next');
  mkdirSync(next);
  linkAll(release, folder, new Set(['.next']));
  linkAll(path.join(release, '.next'), next, OWN);
  writeFileSync(path.join(next, 'BUILD_ID'), id);
  cpSync(path.join(release, '.next/static'), path.join(next, 'static'), { recursive: true });
  for (const name of chunks)
    writeFileSync(path.join(next, 'static/chunks', name), `export const name = '${name}';`);
  return folder;
}
