import { canCarryClicks, splitClicks } from '@/lib/server/pages/key/click-placeholders';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const split = (query: string) => splitClicks(new URLSearchParams(query));

test('clicks are taken out of an address, the rest stays in its order (RR12)', () => {
  const matches = split('b=2&gclid=EAIa-1&a=1&cid=9');
  expect(matches?.rest.toString()).toBe('b=2&a=1');
  expect(matches?.clicks.map(({ name, value }) => [name, value])).toEqual([
    ['gclid', 'EAIa-1'],
    ['cid', '9'],
  ]);
  expect(new Set(matches?.clicks.map(({ mark }) => mark)).size).toBe(2);
});

test('marks are the same in each instance, because instances share pages, and reveal nothing of the secret', () => {
  const marksOf = () => split('gclid=1&cid=9')?.clicks.map(({ mark }) => mark);
  const marks = marksOf();
  forget('click-marks');
  expect(marksOf()).toEqual(marks);
  expect(marks?.every((mark) => /^c[0-9a-f]{24}$/.test(mark))).toBe(true);
});

test.each([
  'fbclid=',
  'fbclid=a%22b',
  'fbclid=%3Cscript%3E',
  'fbclid=a%26b',
  'kw=a%2Bb',
  'cid=1&cid=1',
  `cid=${'x'.repeat(257)}`,
])('%s is not a query that a cached page can carry', (query) => {
  expect(split(query)).toBeUndefined();
});

test('a page with a placeholder inside a length-prefixed text is not cacheable', () => {
  const clicks = split('fbclid=1')?.clicks ?? [];
  const long = `${'ä'.repeat(20)}${clicks[0]?.mark}`;
  const pageOf = (...rows: string[]) =>
    Buffer.from(
      rows.map((row) => `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`).join('<p>'),
    );
  const counted = (text: string) => `1f:T${Buffer.byteLength(text).toString(16)},${text}`;
  expect(canCarryClicks(pageOf('0:{}\n', counted(long)), clicks)).toBe(false);
  expect(canCarryClicks(pageOf(counted(long).slice(0, 12), counted(long).slice(12)), clicks)).toBe(false);
  expect(
    canCarryClicks(pageOf(counted('ä'.repeat(600)), `20:["a","?fbclid=${clicks[0]?.mark}"]\n`), clicks),
  ).toBe(true);
  expect(canCarryClicks(Buffer.from('<p>no script</p>'), clicks)).toBe(true);
});
