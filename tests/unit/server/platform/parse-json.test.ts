import fc from 'fast-check';
import { parseJson } from '@/lib/server/platform/parse-json';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

test.each([
  ['[', ']', 1],
  ['{"a":', '}', 1],
  ['[{"a":', '}]', 2],
])('64 levels of %s pass, one more does not (SEC-29)', (open, close, levels) => {
  const most = 64 / levels;
  expect(parseJson(nested(most, open, close))).toBeDefined();
  expect(parseJson(nested(most + 1, open, close))).toBeUndefined();
  expect(parseJson(nested(50_000, open, close))).toBeUndefined();
});

test('brackets in strings do not count as levels, and strings hide no brackets (SEC-29)', () => {
  const text = `${'['.repeat(100)}"\\"${'{'.repeat(100)}`;
  expect(parseJson(JSON.stringify({ text, more: ['\\', '"'] }))).toEqual({ text, more: ['\\', '"'] });
  expect(parseJson(`["\\\\",${nested(64, '[', ']')}]`)).toBeUndefined();
  expect(parseJson(`["${'x'.repeat(10)}`)).toBeUndefined();
});

test('JSON without deep nesting is parsed as by JSON.parse (SEC-29)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
  for (const text of ['', '{', 'undefined', '{"a":1}}', '"\\']) expect(parseJson(text)).toBeUndefined();
});
