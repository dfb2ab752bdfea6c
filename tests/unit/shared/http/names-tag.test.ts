import { namesTag } from '@/lib/shared/http/names-tag';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  [' "a" ,"b"', true],
  ['"b"', false],
  ['w/"a"', false],
  ['a', false],
  ['', false],
  [null, false],
])('%s names the tag: %s', (header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed);
});
