// Bundles code that runs in plain Node: the site, the registry check, the doctor, Next's configuration.
import path from 'node:path';
import { fromRoot, ROOT } from './root.mjs';

const EMPTY = 'empty-guard';

/** `server-only` and `client-only` throw outside a React build: here they are empty. */
const guards = {
  name: 'guards',
  setup(build) {
    build.onResolve({ filter: /^(server|client)-only$/ }, ({ path }) => ({ path, namespace: EMPTY }));
    build.onLoad({ filter: /.*/, namespace: EMPTY }, () => ({ contents: '' }));
  },
};

/** `@/…` is the project's root. */
const alias = {
  name: 'alias',
  setup(build) {
    build.onResolve({ filter: /^@\// }, ({ path, kind, resolveDir }) =>
      build.resolve(`./${path.slice(2)}`, { kind, resolveDir: resolveDir && fromRoot() }),
    );
  },
};

/** Next has no `exports`: plain Node finds `next/server` by its file name only. */
const nextFiles = {
  name: 'next-files',
  setup(build) {
    build.onResolve({ filter: /^next\/[a-z/-]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
  },
};

const COMMON = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: false,
  logLevel: 'warning',
  // Removes development code, as Next's own build does.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [guards, alias, nextFiles],
};

/** Runs on the sources and on a release alike. */
export const DOCTOR = {
  entry: 'lib/server/ops/doctor/main.ts',
  to: 'build/doctor.mjs',
  packages: 'external',
};

/** As the doctor does. */
export const MERCHANTS = {
  entry: 'lib/server/ops/merchants/main.ts',
  to: 'build/merchants.mjs',
  packages: 'external',
};

/** The entry is small and imports nothing; the registry check bundles its packages to load faster. */
const BUNDLES = [
  { entry: 'lib/server/node/begin/main.ts', to: 'build/server.mjs', packages: 'external' },
  { entry: 'lib/server/node/begin/instances.ts', to: 'build/instances.mjs', packages: 'external' },
  { entry: 'server.ts', to: 'build/site.mjs', packages: 'external' },
  { entry: 'lib/server/node/renderer.ts', to: 'build/renderer.mjs', packages: 'external' },
  { entry: 'lib/server/tenants/look/look-process.ts', to: 'build/registry-check.mjs', packages: 'bundle' },
  DOCTOR,
  MERCHANTS,
  { entry: 'next.config.mjs', to: 'next.config.mjs', packages: 'external' },
];

export const BUNDLED = BUNDLES.map(({ to }) => to);

/** Bundles one file; paths are relative to the root, or absolute. */
export async function bundle({ entry, to, packages }) {
  const { build, stop } = await import('esbuild');
  await build({ ...COMMON, entryPoints: [fromRoot(entry)], outfile: path.resolve(ROOT, to), packages });
  await stop();
}

/** Bundles everything that the release in `folder` runs. */
export async function bundleServer(folder) {
  for (const one of BUNDLES) await bundle({ ...one, to: path.join(folder, one.to) });
}
