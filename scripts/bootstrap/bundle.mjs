// Bundles what runs in plain Node: the site with its front, what checks a large registry, the doctor, and Next's configuration.
import path from 'node:path';
import { fromRoot, ROOT } from './root.mjs';

const EMPTY = 'empty-guard';

/** `server-only` and `client-only` refuse to load outside a React build: here they are empty. */
export const guards = {
  name: 'guards',
  setup(build) {
    build.onResolve({ filter: /^(server|client)-only$/ }, ({ path }) => ({ path, namespace: EMPTY }));
    build.onLoad({ filter: /.*/, namespace: EMPTY }, () => ({ contents: '' }));
  },
};

/** `@/…` starts at the project's root. */
export const alias = {
  name: 'alias',
  setup(build) {
    build.onResolve({ filter: /^@\// }, ({ path, kind, resolveDir }) =>
      build.resolve(`./${path.slice(2)}`, { kind, resolveDir: resolveDir && fromRoot() }),
    );
  },
};

/** Next has no `exports`: plain Node finds `next/server` only under its file name. */
export const nextFiles = {
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
  // As Next's own build does: what is written for development is left out.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [guards, alias, nextFiles],
};

/** The doctor, which has to look at the sources as they stand and at a release alike. */
export const DOCTOR = {
  entry: 'lib/server/ops/doctor/main.ts',
  to: 'build/doctor.mjs',
  packages: 'external',
};

/** What begins is small and imports nothing; what checks the registry holds of its packages what it uses, and is loaded sooner for it. */
const BUNDLES = [
  { entry: 'lib/server/node/begin/main.ts', to: 'build/server.mjs', packages: 'external' },
  { entry: 'lib/server/node/begin/instances.ts', to: 'build/instances.mjs', packages: 'external' },
  { entry: 'server.ts', to: 'build/site.mjs', packages: 'external' },
  { entry: 'lib/server/node/renderer.ts', to: 'build/renderer.mjs', packages: 'external' },
  { entry: 'lib/server/tenants/files/check-process.ts', to: 'build/registry-check.mjs', packages: 'bundle' },
  DOCTOR,
  { entry: 'next.config.mjs', to: 'next.config.mjs', packages: 'external' },
];

/** Files of a release that bundling makes. */
export const BUNDLED = BUNDLES.map(({ to }) => to);

/** Bundles one file of the project; paths are relative to its root, or absolute. */
export async function bundle({ entry, to, packages }) {
  const { build, stop } = await import('esbuild');
  await build({ ...COMMON, entryPoints: [fromRoot(entry)], outfile: path.resolve(ROOT, to), packages });
  await stop();
}

/** Bundles all that the release in `folder` runs. */
export async function bundleServer(folder) {
  for (const one of BUNDLES) await bundle({ ...one, to: path.join(folder, one.to) });
}
