// Bundles server.ts, the Node front of the site, to build/server.mjs. Packages stay outside.
import { fromRoot } from './root.mjs';

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

export async function bundleServer() {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: [fromRoot('server.ts')],
    outfile: fromRoot('build/server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    sourcemap: false,
    logLevel: 'warning',
    plugins: [guards, alias, nextFiles],
  });
  await stop();
}
