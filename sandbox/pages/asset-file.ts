// Scripts and styles of the sandbox's pages: TypeScript modules with their types stripped.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

type Asset = { type: string; text: string };

const known = new Map<string, Asset>();

const read = (file: URL): Asset => {
  const text = readFileSync(file, 'utf8');
  if (file.pathname.endsWith('.css')) return { type: 'text/css; charset=utf-8', text };
  return { type: 'text/javascript; charset=utf-8', text: stripTypeScriptTypes(text) };
};

/** Returns an asset by its path below `root`; null for any other path. */
export const findAsset = (root: URL, path: string): Asset | null => {
  if (!/^(client|styles)(\/[a-z\d-]+){1,2}\.(ts|css)$/.test(path)) return null;
  const file = new URL(path, root);
  const match = known.get(file.href);
  if (match) return match;
  try {
    const asset = read(file);
    known.set(file.href, asset);
    return asset;
  } catch {
    return null;
  }
};

export const assetHeaders = (type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});
