// Short names for the classes of CSS modules: they stand in every page and in every style sheet.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOMS = ['app', 'components'];
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXTS = 'getCssModuleLocalIdent';
const SIGNS = ALPHABET.length ** 2;

const listStyles = (root) =>
  ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => path.posix.join(room, name.split(path.sep).join('/'))),
  ).sort();

/** The sign of each file, of two characters: from its path, so that another file rarely changes it, and no two alike. */
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

/** How a build of the site at `root` names a class: by its file, relative to the root, and its own name. */
export function namesOf(root) {
  const signs = toFileSigns(listStyles(root));
  return (file, name) => {
    const sign = signs.get(file);
    if (!sign) throw new Error(`${file} is no style sheet of app or components`);
    return `_${sign}${name}`;
  };
}

/** Has the loaders of Next's configuration name classes so. */
export function shortenClassNames({ module }, root) {
  const toName = namesOf(root);
  const getLocalIdent = ({ resourcePath }, _, name) =>
    toName(path.relative(root, resourcePath).split(path.sep).join('/'), name);
  for (const { options } of module.rules.flatMap(loadersOf))
    if (options?.modules?.getLocalIdent?.name === NEXTS) options.modules.getLocalIdent = getLocalIdent;
}
