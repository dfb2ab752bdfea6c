// Short class names for CSS modules, since they are in every page and style sheet.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const STYLED_FOLDERS = ['app', 'components'];
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXTS = 'getCssModuleLocalIdent';
const SIGNS = ALPHABET.length ** 2;

const listStyles = (root) =>
  STYLED_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  ).sort();

/** Returns a unique code of two characters per file; it depends on the path, so that other files rarely change it. */
export function toFileSigns(files) {
  const taken = new Map();
  for (const file of files) {
    let at = createHash('sha256').update(file).digest().readUInt32BE() % SIGNS;
    while (taken.has(at)) at = (at + 1) % SIGNS;
    taken.set(at, file);
  }
  const signOf = (at) => ALPHABET[Math.floor(at / ALPHABET.length)] + ALPHABET[at % ALPHABET.length];
  return new Map([...taken].map(([at, file]) => [file, signOf(at)]));
}

const loadersOf = (rule) => [
  ...[rule?.use ?? []].flat(),
  ...[...(rule?.rules ?? []), ...(rule?.oneOf ?? [])].flatMap(loadersOf),
];

/** Returns the naming function: a class is named by its file, relative to the root, and its own name. */
export function namesOf(root) {
  const signs = toFileSigns(listStyles(root));
  return (file, name) => {
    const sign = signs.get(file);
    if (!sign) throw new Error(`${file} is no style sheet of app or components`);
    return `_${sign}${name}`;
  };
}

/** Sets the class names in the loaders of Next's configuration. */
export function shortenClassNames({ module }, root) {
  const toName = namesOf(root);
  const getLocalIdent = ({ resourcePath }, _, name) =>
    toName(path.relative(root, resourcePath).split(path.sep).join('/'), name);
  for (const { options } of module.rules.flatMap(loadersOf))
    if (options?.modules?.getLocalIdent?.name === NEXTS) options.modules.getLocalIdent = getLocalIdent;
}
