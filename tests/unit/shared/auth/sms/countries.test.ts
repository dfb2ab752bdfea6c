import fc from 'fast-check';
import { parseCountries } from '@/lib/shared/auth/sms/countries';

const row = (countryCode: string, countryDialingCode: string) => ({ countryCode, countryDialingCode });

test('the merchant’s country is preselected, names and codes come from the provider (E14, A21)', () => {
  const value = {
    countries: [{ ...row('BR', '55'), countryName: 'Brasil' }, row('VN', '+84')],
    ...row('VN', '84'),
  };
  expect(parseCountries(value)).toEqual({
    list: [
      { code: 'BR', name: 'Brasil', dialingCode: '55' },
      { code: 'VN', name: 'VN', dialingCode: '84' },
    ],
    own: 'VN',
  });
});

test('the own country is offered even where the list lacks it; else the first is picked (E14)', () => {
  expect(parseCountries({ countries: [row('BR', '55')], ...row('VN', '84') }).list).toHaveLength(2);
  expect(parseCountries({ countries: [row('BR', '55')] }).own).toBe('BR');
  expect(parseCountries(undefined)).toEqual({ list: [], own: '' });
});

test('rows that cannot be used are left out, a country appears once', () => {
  const countries = [row('VN', '84'), row('vn', '84'), row('X', '1'), row('TH', 'abc'), row('PK', '0')];
  expect(parseCountries({ countries }).list.map(({ code }) => code)).toEqual(['VN']);
});

test('nothing a provider may answer makes it throw (E11)', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseCountries(value as never).list).toBeInstanceOf(Array);
    }),
  );
});
