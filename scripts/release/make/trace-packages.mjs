// Finds the files of packages that a release reads while it runs; what only a build needs stays out.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A process may open 1,024 on many machines. */
const OPEN_FILES = 100;

const ENTRIES = ['server', 'instances', 'site', 'renderer', 'doctor', 'registry-check'];

/** Compilers of Next's build, which a site never loads. */
const BUILD_ONLY = /\/node_modules\/(?:@next\/swc|@swc\/core|typescript|webpack)[^/]*\//;

/** Returns what Next's build traced for its server and each page. */
function readNextTraces(release) {
  const root = path.join(release, '.next');
  const traces = readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.nft.json'));
  return traces.flatMap((name) => {
    const folder = path.dirname(path.join(root, name));
    return JSON.parse(readFileSync(path.join(root, name), 'utf8')).files.map((file) =>
      path.join(folder, file),
    );
  });
}

/** Returns what Next resolves by name at its start, and loads in a build alone. */
function listResolved(release) {
  const { resolve } = createRequire(path.join(realpathSync(path.join(release, 'node_modules')), 'of.js'));
  const text = readFileSync(resolve('next/dist/server/config-utils.js'), 'utf8');
  return [...text.matchAll(/'(next\/dist\/compiled\/[^']+)'/g)].map(([, name]) => resolve(name));
}

/** Returns real paths of the packages' files that a release needs at run time. `release` is its folder. */
export async function tracePackages(release) {
  const folder = realpathSync(release);
  const base = path.dirname(folder);
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');
  const next = [...readNextTraces(folder), ...listResolved(folder)];
  const known = new Set(next.flatMap((file) => (existsSync(file) ? realpathSync(file) : [])));
  const isSkipped = (file) => BUILD_ONLY.test(`/${file}`) || known.has(path.join(base, file));
  const entries = [...ENTRIES.map((name) => `build/${name}.mjs`), 'next.config.mjs'];
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(folder, entry)),
    { base, processCwd: folder, ignore: isSkipped, fileIOConcurrency: OPEN_FILES },
  );
  for (const file of fileList) known.add(realpathSync(path.join(base, file)));
  return [...known].filter((file) => !file.startsWith(folder + path.sep) && statSync(file).isFile()).sort();
}
