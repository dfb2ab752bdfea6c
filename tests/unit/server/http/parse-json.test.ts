import fc from 'fast-check';
import { parseJson } from '@/lib/server/http/parse-json';

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

test('brackets in strings are no levels, and none are hidden by strings (SEC-29)', () => {
  const text = `${'['.repeat(100)}"\\"${'{'.repeat(100)}`;
  expect(parseJson(JSON.stringify({ text, more: ['\\', '"'] }))).toEqual({ text, more: ['\\', '"'] });
  expect(parseJson(`["\\\\",${nested(64, '[', ']')}]`)).toBeUndefined();
  expect(parseJson(`["${'x'.repeat(10)}`)).toBeUndefined();
});

test('whatever is not nested deeply reads as JSON.parse reads it (SEC-29)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
  for (const text of ['', '{', 'undefined', '{"a":1}}', '"\\']) expect(parseJson(text)).toBeUndefined();
});
