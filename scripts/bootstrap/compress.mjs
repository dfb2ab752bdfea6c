// Compresses the build's immutable files once, at the highest level.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 512;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const zip = (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

async function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) return;
  const [small, zipped] = await Promise.all([brotli(bytes), zip(bytes)]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, zipped);
}

/** Writes `x.br` and `x.gz` beside each script and style `x` in `folder`, after removing earlier ones. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(file);
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compressFile));
}
