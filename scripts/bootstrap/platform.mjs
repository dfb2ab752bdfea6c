// Describes what does not work on a platform without binaries: the project is built and tested on Linux.
import { existsSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const WORK = {
  next: 'build the site',
  esbuild: 'bundle the server',
  sharp: 'paint icons',
  typescript: 'check types',
  '@biomejs/biome': 'lint and format',
  'oxc-parser': 'find dead code',
  'unrs-resolver': 'run unit tests',
};

const nameOf = (place) => place.split('node_modules/').at(-1);

/** Returns packages that have binaries, but none for `machine` ("darwin-arm64"). */
function withoutBinary(locked, machine, has) {
  const isForMachine = (name) => `${name}-`.includes(`-${machine}-`) || name.endsWith(`/${machine}`);
  return Object.entries(locked)
    .filter(([, { optional, optionalDependencies = {} }]) => {
      const binaries = Object.keys(optionalDependencies).filter(isForMachine);
      return !optional && binaries.length > 0 && !binaries.some(has);
    })
    .map(([place]) => nameOf(place));
}

/** Returns one sentence on the limits of this machine; undefined without any. */
export function describeLimits(locked, { platform, arch, has }) {
  if (platform === 'win32')
    return 'The project does not run on Windows itself, for its scripts use links, signals and a Unix shell: start it inside WSL or in a Linux container.';
  const names = [...new Set(withoutBinary(locked, `${platform}-${arch}`, has))];
  if (names.length === 0) return undefined;
  const work = names.map((name) => WORK[name] ?? `use ${name}`).join(', ');
  return `On ${platform}-${arch} the project cannot ${work}: npm found no binary for it of ${names.join(', ')}; a Linux machine or container can.`;
}

/** This machine and its installed packages. */
export const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  has: (name) => existsSync(fromRoot('node_modules', name)),
});
