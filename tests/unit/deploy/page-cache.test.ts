// nginx and the site classify devices and cookies in the same way (deploy/page-cache.conf).
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

const CONFIGURATION = readFileSync('deploy/page-cache.conf', 'utf8');

/** Returns the result of a configuration map for a value; the first match counts, as in nginx. */
function look(variable: string, value: string): string | undefined {
  const [, body = ''] = new RegExp(`\\$${variable} \\{\\n([\\s\\S]*?)\\n\\}`).exec(CONFIGURATION) ?? [];
  const rules = [...body.matchAll(/^ {2}"~(\*?)(.+)" (\S+);$/gm)];
  const match = rules.find(([, loose, text = '']) => new RegExp(text, loose ? 'i' : '').test(value));
  return match?.[3] ?? /default (\S+);/.exec(body)?.[1];
}

const WORDS = [
  'iPad',
  'Tablet',
  'PlayBook',
  'Silk/1',
  'Android 15',
  'Mobile',
  'iPhone',
  'iPod',
  'Windows Phone',
  'webOS',
  'BlackBerry',
  'X11',
];
const AGENTS = [
  '',
  ...WORDS,
  ...WORDS.flatMap((one) => WORDS.flatMap((two) => [`${one}; ${two}`, `${one} ${two.toUpperCase()}`])),
];

test('nginx distinguishes kinds of device as the site does (S16)', () => {
  expect(new Set(AGENTS.map(deviceKindOf))).toEqual(new Set(['mobile', 'tablet', 'desktop']));
  expect(AGENTS.filter((agent) => look('page_device', agent) !== deviceKindOf(agent))).toEqual([]);
});

test('every language that can be chosen is read from its cookie', () => {
  const choices = LANGUAGE_CODES.map((code) =>
    look('page_choice', `theirs=1; __Host-mc_lang=${code}; more=2`),
  );
  expect(new Set(choices)).toEqual(new Set(['$chosen_language']));
});

test.each([
  ['mc=seal', 'member'],
  ['a=1; __Host-mc=seal', 'member'],
  ['__Host-mc_hint=1', 'member'],
  ['__Host-mck=key', 'member'],
  ['__Host-mc_offer=x', 'member'],
  ['a=1;__Host-mc_break=x', 'member'],
  ['__Host-mc_clicks=x', 'member'],
  ['__Host-mc_lang=EN; __Host-mc_age=1; __Host-mc_consent=no; __Host-mc_from=a', 'anyone'],
  ['_ga=1; _fbp=fb.1; amc=1', 'anyone'],
  ['', 'anyone'],
])('with %j a visitor counts as %s (SEC-43)', (cookie, owner) => {
  expect(look('page_owner', cookie)).toBe(owner);
});
