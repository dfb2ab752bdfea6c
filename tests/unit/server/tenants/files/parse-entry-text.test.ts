import { parseEntryText } from '@/lib/server/tenants/files/parse-entry-text';

test.each([
  ['{\n  "hosts": ["a", ]\n}', 'not JSON at line 2, column 18'],
  ['{\n  "code": "a",\n}', 'not JSON at line 3, column 1'],
  ['{"code": "a"', 'not JSON at line 1, column 13'],
  ['{"on": yes}', 'not JSON at line 1, column 8'],
  ['{"a": 1}\n{"b": 2}', 'not JSON at line 2, column 1'],
  ['{"a": "x\ty"}', 'not JSON at line 1, column 9'],
  ['{"a": "\\u12g4"}', 'not JSON at line 1, column 12'],
  ["{'a': 1}", 'not JSON at line 1, column 2'],
  ['', 'an empty file'],
  ['\uFEFF \n', 'an empty file'],
])('%j is %s (FLT-50)', (text, fault) => {
  expect(parseEntryText(text)).toEqual({ fault });
});

test('a byte order mark, as some editors write it, is no fault (FLT-50)', () => {
  expect(parseEntryText('\uFEFF{"code": "a"}')).toEqual({ data: { code: 'a' } });
});

test('a fault is found at the first sign that is wrong, wherever that is (FLT-50)', () => {
  const text = JSON.stringify({ a: [1, -2.5e3, true, null], b: 'x\\"y', c: { d: false } });
  for (let at = 0; at <= text.length; at += 1) {
    const { fault } = parseEntryText(`${text.slice(0, at)}\u0001${text.slice(at)}`);
    expect(fault).toBe(`not JSON at line 1, column ${at + 1}`);
  }
});

test('a long text is not searched', () => {
  expect(parseEntryText(`["${'x'.repeat(1024 * 1024)}", ]`)).toEqual({ fault: 'not JSON' });
});
