// Files of the project as plain Node takes them, for tests that need a process of their own.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Bundles them to `build/`, where they find the packages, by another process, for esbuild refuses jest's globals; gives the outputs, to be removed. */
export function bundleFiles(entries: readonly string[]): string[] {
  const outputs = entries.map((entry) => `build/${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  const jobs = entries.map((entry, at) => ({ entry, to: outputs[at], packages: 'external' }));
  const script = `const { bundle } = await import('./scripts/bootstrap/bundle.mjs');
    for (const job of ${JSON.stringify(jobs)}) await bundle(job);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return outputs.map((output) => path.resolve(output));
}
