import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Every language has the keys and placeholders of EN, and no empty text.
type Texts = { [key: string]: string | Texts };

const FOLDER = 'locales';
const SOURCE = 'EN.json';

const readTexts = (file: string): Texts => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const rows = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(rows);
}

/** Names in braces and rich-text tags, whatever their order; `plural` and `select` carry their name first. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g), ...text.matchAll(/<(\w+)>/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort().join(' ');
}

function compareTexts(source: Texts, other: Texts): string[] {
  const wanted = flatten(source);
  const given = flatten(other);
  const missing = [...wanted.keys()].filter((key) => !given.has(key)).map((key) => `${key} is missing`);
  const extra = [...given.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is not in the source`);
  const wrong = [...given].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty`];
    const isSame = !wanted.has(key) || placeholders(text) === placeholders(wanted.get(key) ?? '');
    return isSame ? [] : [`${key} has other placeholders`];
  });
  return [...missing, ...extra, ...wrong];
}

const others = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((file) => file.endsWith('.json') && file !== SOURCE)
  : [];

test('EN has a text for every key', () => {
  expect(compareTexts(readTexts(SOURCE), readTexts(SOURCE))).toEqual([]);
});

test('there are more languages than EN', () => {
  expect(others.length).toBeGreaterThan(0);
});

test.each(others.length > 0 ? others : ['no other language'])(
  '%s has the keys and placeholders of EN',
  (file) => {
    expect(compareTexts(readTexts(SOURCE), readTexts(file))).toEqual([]);
  },
);

test.each([
  [{ a: 'x' }, {}, 'a is missing'],
  [{}, { a: 'x' }, 'a is not in the source'],
  [{ a: { b: 'x' } }, { a: { b: ' ' } }, 'a.b is empty'],
  [{ a: 'Hi {name}' }, { a: 'Hi {nom}' }, 'a has other placeholders'],
  [{ a: '{n, plural, one {1} other {#}}' }, { a: '#' }, 'a has other placeholders'],
  [{ a: 'See <link>x</link>' }, { a: 'See x' }, 'a has other placeholders'],
])('the rule compares %j with %j and says: %s', (source, other, fault) => {
  expect(compareTexts(source as Texts, other as Texts)).toEqual([fault]);
});
