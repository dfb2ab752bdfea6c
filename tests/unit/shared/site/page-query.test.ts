import { CLICK_NAMES } from '@/lib/shared/click-names';
import { toPageQuery } from '@/lib/shared/site/page-query';

const of = (text: string, kind: 'document' | 'data' = 'document') =>
  toPageQuery(new URLSearchParams(text), kind)?.toString();

test.each([
  ['', ''],
  ['page=2&category=RNG', 'category=RNG&page=2'],
  ['r=A1&affiliateCode=x', 'affiliateCode=x&r=A1'],
  ['id=42&utm_source=y&utm_campaign=z', 'id=42'],
  ['id=42&gad_source=1&gad_campaignid=9&gbraid=a', 'id=42'],
  ['lang=vi&go=%2Fm%2Fgame', 'go=%2Fm%2Fgame&lang=vi'],
])('%s is rendered as %s: sorted, without what marks one visitor', (given, rendered) => {
  expect(of(given)).toBe(rendered);
});

test.each([
  ['an unknown name', 'x=1'],
  ['a code of a third party', 'code=a&state=b'],
  ['one name twice', 'id=1&id=2'],
  ['a very long value', `q=${'a'.repeat(600)}`],
])('%s makes a page of one visitor (SEC-34, SEC-47)', (_what, given) => {
  expect(of(given)).toBeUndefined();
});

test.each(CLICK_NAMES)(
  'a page with %s is its visitor’s own, for each of its links carries it (RR12)',
  (name) => {
    expect(of(`${name}=1`)).toBeUndefined();
    expect(of(`${name}=1&_rsc=abc`, 'data')).toBe(`${name}=1`);
  },
);
