import { parseLanding } from '@/lib/shared/attribution/landing';
import { toRegInfo } from '@/lib/shared/attribution/reg-info';

const arrival = (query = '') => parseLanding(new URLSearchParams(query));
const WWW = { host: 'www.brand.com' };
const PROMO = { host: 'promo.brand.com' };

test('the first hit stores code, referral and original domain (E10, RR7)', () => {
  expect(toRegInfo(undefined, arrival('r=FRIEND7&linkId=L'), PROMO)).toEqual({
    affiliateCode: 'promo',
    referralCode: 'FRIEND7',
    originalDomain: 'promo.brand.com',
    linkId: 'L',
  });
});

test('a code in the address beats the domains list, and that beats the label (RR7, ruling 8)', () => {
  const listed = { ...PROMO, hostCode: 'list1' };
  expect(toRegInfo(undefined, arrival('affiliateCode=abc'), listed)).toEqual({
    affiliateCode: 'abc',
    isNamed: true,
    originalDomain: 'abc.brand.com',
  });
  expect(toRegInfo(undefined, arrival(), listed).affiliateCode).toBe('list1');
  expect(toRegInfo(undefined, arrival(), PROMO).affiliateCode).toBe('promo');
  expect(toRegInfo(undefined, arrival(), WWW).affiliateCode).toBe('www');
});

test('values of the first hit stay (RR7)', () => {
  const first = toRegInfo(undefined, arrival('affiliateCode=abc&r=ONE'), WWW);
  expect(toRegInfo({ ...first }, arrival('affiliateCode=xyz&r=TWO&linkId=L'), WWW)).toEqual({
    ...first,
    linkId: 'L',
  });
  expect(toRegInfo({ ...first }, arrival(), { ...WWW, hostCode: 'list1' })).toEqual(first);
});

test('a later code and the list replace a host’s code (RR7, ruling 8)', () => {
  const first = toRegInfo(undefined, arrival(), PROMO);
  expect(toRegInfo({ ...first }, arrival('affiliateCode=abc'), PROMO).affiliateCode).toBe('abc');
  const listed = toRegInfo({ ...first }, arrival(), { ...PROMO, hostCode: 'list1' });
  expect(listed).toMatchObject({ affiliateCode: 'list1', originalDomain: 'list1.brand.com' });
  expect(toRegInfo({ ...listed }, arrival(), PROMO).affiliateCode).toBe('list1');
});

test.each([
  { affiliateCode: 'evil.example/', isNamed: true, referralCode: 'a\u0000', originalDomain: 'evil.example' },
  { affiliateCode: 5, isNamed: 'yes', referralCode: {} },
  {},
])('a stored record %j is believed in no field that is not fit (E10)', (stored) => {
  expect(toRegInfo(stored, arrival(), PROMO)).toEqual({
    affiliateCode: 'promo',
    originalDomain: 'promo.brand.com',
  });
});
