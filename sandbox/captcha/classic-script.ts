// Bundles the stand-in's browser modules into one classic script that sets a global, as the vendor serves it.
import { findAsset } from '../pages/asset-file.ts';
import { toSafeJson } from '../pages/page-frame.ts';

const root = new URL('./', import.meta.url);

const toPlain = (text: string): string =>
  text.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export /gm, '');

const readModule = (name: string, folder: URL): string => {
  const asset = findAsset(folder, `client/${name}.ts`);
  if (!asset) throw new Error(`no script "${name}" for the browser`);
  return toPlain(asset.text);
};

/** Concatenates the modules in import order, in one scope; they read `settings`. */
export const toClassicScript = (names: string[], settings: object = {}, folder: URL = root): string => {
  const modules = names.map((name) => readModule(name, folder)).join('\n');
  return `((settings) => {'use strict';\n${modules}\n})(${toSafeJson(settings)});`;
};

const sheets = ['puzzle', 'puzzle-buttons'];

export const puzzleStyles = (): string =>
  sheets.map((name) => findAsset(root, `styles/${name}.css`)?.text ?? '').join('\n');
