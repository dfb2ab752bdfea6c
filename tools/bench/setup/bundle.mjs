// Bundles one module of the site's server for plain Node, to measure a single function.
import { build } from 'esbuild';
import { alias, guards, nextFiles } from '../../../scripts/bootstrap/bundle.mjs';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { inFolder } from './folder.mjs';

/** Bundles `entry` (a path of the project) and loads it. */
export async function loadModule(entry) {
  const outfile = inFolder('modules', `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
  await build({
    entryPoints: [fromRoot(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
    plugins: [guards, alias, nextFiles],
  });
  return import(`${outfile}?${Date.now()}`);
}
