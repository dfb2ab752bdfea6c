import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from '@/scripts/bootstrap/class-names.mjs';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { readOwnStatic } from '@/scripts/release/static-files.mjs';
import { isCode, readFiles } from './tree';

// Browser files contain nothing of the server: no path, no text, no name of a secret, no encryption library.
const STATIC = path.join(currentRelease(), '.next/static');
const MIN_TEXT_LENGTH = 24;
const MIN_WORDS = 4;

const SERVER_MARKS = [
  'lib/server/',
  'SESSION_SECRET',
  'SANDBOX_ORIGIN',
  'iron-session',
  'RSAES-PKCS1-V1_5',
  'forge.pki',
  'undici',
];

const textsOf = (code: string) =>
  [...code.matchAll(/'([^'\n\\]+)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.length >= MIN_TEXT_LENGTH && text.split(' ').length >= MIN_WORDS);

/** Whole sentences that only lib/server holds: where one turns up in a bundle, a server module is in it. */
function listServerTexts(): string[] {
  const ours = readFiles((file) => /^(app|components|lib)\//.test(file) && isCode(file));
  const elsewhere = ours
    .filter(({ path: file }) => !file.startsWith('lib/server/'))
    .map(({ text }) => text)
    .join('\n');
  const server = ours
    .filter(({ path: file }) => file.startsWith('lib/server/'))
    .flatMap(({ text }) => textsOf(text));
  return server.filter((text) => !text.startsWith('@/') && !elsewhere.includes(text));
}

const findIn = (bundle: string, marks: string[]) => marks.filter((mark) => bundle.includes(mark));

function readBundles(): { file: string; text: string }[] {
  const names: string[] = readOwnStatic(currentRelease());
  const files = names.filter((name) => /\.(js|css|json|map)$/.test(name));
  return files.map((name) => ({ file: name, text: readFileSync(path.join(STATIC, name), 'utf8') }));
}

test('there is a build to look at (npm run build)', () => {
  expect(existsSync(path.join(currentRelease(), '.next/BUILD_ID'))).toBe(true);
  expect(readBundles().length).toBeGreaterThan(0);
});

test('no bundle for the browser holds anything of the server (ruling 46)', () => {
  const marks = [...SERVER_MARKS, ...listServerTexts()];
  expect(
    readBundles().flatMap(({ file, text }) => findIn(text, marks).map((mark) => `${file}: ${mark}`)),
  ).toEqual([]);
});

test('no source map for the browser is shipped', () => {
  expect(readBundles().filter(({ file }) => file.endsWith('.map'))).toEqual([]);
});

test('the rule finds a text of lib/server in a bundle', () => {
  const [text = ''] = textsOf("throw new Error('The registry holds no merchant at all');");
  expect(findIn(`x(e){throw Error("${text}")}`, [text])).toEqual([text]);
});

test.each(SERVER_MARKS)('the rule finds %s in a bundle', (mark) => {
  expect(findIn(`a=1;"${mark}"`, SERVER_MARKS)).toContain(mark);
});

test('styles of a shared part are in one file, so that none follows what builds on it', () => {
  const toName = namesOf(process.cwd());
  const files = readBundles().filter(({ file }) => file.endsWith('.css'));
  const holders = (mark: string) => files.filter(({ text }) => text.includes(mark)).length;
  expect(files.length).toBeGreaterThan(1);
  for (const mark of [
    `.${toName('components/ui/button/button.module.css', 'button')}`,
    `.${toName('components/ui/icon/icon.module.css', 'icon')}`,
    `.${toName('components/ui/state/state-panel.module.css', 'panel')}`,
    '--radius-pill:',
    `.${toName('components/notice/modal.module.css', '')}`,
  ])
    expect([mark, holders(mark)]).toEqual([mark, 1]);
});

test('no browser bundle contains a parser of messages', () => {
  expect(readBundles().filter(({ text }) => text.includes('INVALID_PLURAL_ARGUMENT_SELECTOR'))).toEqual([]);
});
