// An image of deploy/Containerfile on a base made from this machine, by buildah without a registry, and its programs under a read-only root.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the image's own commands run with; a Debian base has them. */
const BASE_FILES = ['/bin/sh', '/bin/bash', '/usr/bin/install'];
const FROM_FOLDER = 'FROM scratch\nCOPY . /\n';

type Config = {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly Labels: Readonly<Record<string, string>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

export type LocalImage = {
  readonly config: Config;
  readonly baseName: string;
  /** The mounted root file system. */
  readonly root: string;
  readonly bytes: number;
  readonly baseBytes: number;
  /** Starts a program as the image's user, in its folder and environment; `env` adds to that. */
  readonly run: (command: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;
  readonly remove: () => void;
};

/** Returns why no image can be built here, or an empty text. */
export function whyNoImage(): string {
  if (process.getuid?.() !== 0) return 'not root';
  if (spawnSync('buildah', ['--version']).status !== 0) return 'buildah is missing';
  return spawnSync('unshare', ['--mount', 'true']).status === 0 ? '' : 'no mount namespaces';
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''} ${stderr}`);
  return stdout.trim();
}

/** The painter's parts, which need more of the system's libraries than Node. */
function listPainter(): string[] {
  const parts = readdirSync('node_modules/@img', { recursive: true, encoding: 'utf8' });
  return parts
    .filter((name) => /\.(?:node|so)(?:\.|$)/.test(name))
    .map((name) => `node_modules/@img/${name}`);
}

/** Copies programs with the libraries that they, Node and the painter load. */
function layOutBase(folder: string): void {
  const libraries = [...BASE_FILES, process.execPath, ...listPainter()].flatMap((file) =>
    [...run('ldd', [file]).matchAll(/(?:=> |^\t)(\/(?:usr\/)?lib\S+) \(0x/gm)].map(
      ([, library = '']) => library,
    ),
  );
  for (const file of new Set([...BASE_FILES, ...libraries])) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(file, path.join(folder, file));
  }
  for (const name of ['dev', 'proc', 'tmp', 'var']) mkdirSync(path.join(folder, name), { recursive: true });
}

const sizeOf = (folder: string) => Number(run('du', ['-s', '-B1', folder]).split('\t')[0]);

// Container settings: a read-only root, separate folders for /tmp and the state, and no capability that the image's user lacks.
const CONTAINER = `
root=$1; user=$2; folder=$3; shift 3
mount --make-rprivate /
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp" && mount -t tmpfs -o mode=0777 tmpfs "$root/var/lib/site"
mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev"
[ -z "$GIVEN" ] || cp -r "$GIVEN" "$root/tmp/given"
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$1" && shift && exec "$@"' sh "$folder" "$@"
`;

type Store = { readonly folder: string; readonly buildah: (...args: string[]) => string };

/** Makes base and release, and the image of both; returns the base's name with its digest. */
function build({ folder, buildah }: Store, args: Readonly<Record<string, string>>): string {
  const bud = (...rest: string[]) =>
    buildah('bud', '-q', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', ...rest);
  const simple = path.join(folder, 'Containerfile');
  writeFileSync(simple, FROM_FOLDER);
  layOutBase(`${folder}/base`);
  // As many files at once as a process may open in a container.
  run('sh', ['-c', 'ulimit -n 1024; exec sh deploy/image/lay-out.sh "$1"', 'sh', `${folder}/release/image`]);
  bud('-f', simple, '-t', 'localhost/base', path.join(folder, 'base'));
  const baseName = `localhost/base@${buildah('images', '--format', '{{.Digest}}', 'localhost/base')}`;
  const all = { ...args, BUILD_BASE: baseName, BASE: baseName };
  const options = Object.entries(all).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  // In place of the stage that builds.
  const release = ['--build-context', `build=${folder}/release`];
  bud('-f', 'deploy/Containerfile', ...release, ...options, '-t', 'localhost/site', '.');
  return baseName;
}

/** Builds the image of the current release. `args` are its build arguments; `given` is a folder that its programs find as /tmp/given. */
export function buildLocalImage(args: Readonly<Record<string, string>>, given: string): LocalImage {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  const buildah = (...rest: string[]) =>
    run('buildah', ['--root', `${folder}/root`, '--runroot', `${folder}/run`, ...rest]);
  const baseName = build({ folder, buildah }, args);
  const config: Config = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/site')).Docker.config;
  const root = buildah('mount', buildah('from', '--pull-never', 'localhost/site'));
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s) as [string, string]));
  return {
    config,
    baseName,
    root,
    bytes: sizeOf(root),
    baseBytes: sizeOf(`${folder}/base`),
    run: (command, env = {}) =>
      spawn(
        'unshare',
        ['--mount', 'sh', '-ec', CONTAINER, 'sh', root, config.User, config.WorkingDir, ...command],
        {
          env: { NODE_ENV: 'production', ...own, GIVEN: given, ...env },
        },
      ),
    remove: () => {
      buildah('umount', '--all');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
