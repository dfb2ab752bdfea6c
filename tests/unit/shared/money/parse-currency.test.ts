import { parseCurrency } from '@/lib/shared/money/parse-currency';

test.each([
  [
    { currency: 'VND', currencySymbol: '₫', currencyPosition: 'suffix' },
    { code: 'VND', symbol: '₫', position: 'suffix' },
  ],
  [
    { currency: ' BRL ', currencySymbol: 'R$', currencyPosition: 'LEFT' },
    { code: 'BRL', symbol: 'R$', position: 'prefix' },
  ],
  [{ currency: 'USDT' }, { code: 'USDT' }],
  [{ currency: 'THB', currencySymbol: '<b>฿', currencyPosition: 'middle' }, { code: 'THB' }],
  [{ currency: 'THB', currencyPosition: 'constructor' }, { code: 'THB' }],
  [{ currency: 7, currencySymbol: { a: 1 }, currencyPosition: null }, { code: '7' }],
  [null, { code: '' }],
  [undefined, { code: '' }],
])('%j names the currency %j (E14, E11)', (value, currency) => {
  expect(parseCurrency(value as never)).toEqual(currency);
});
