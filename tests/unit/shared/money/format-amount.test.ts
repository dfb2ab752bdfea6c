import { currencyCodeOf, formatAmount, parseAmount } from '@/lib/shared/money/format-amount';

const flat = (text: string) => text.replace(/\s/g, ' ');

describe('amounts (N1, N2)', () => {
  it.each([null, undefined, Number.NaN, '', '1,234', '1e3', 'x', {}, Number.POSITIVE_INFINITY])(
    'makes nothing of %p (ruling 61)',
    (value) => {
      expect(parseAmount(value)).toBeUndefined();
      expect(formatAmount(value, { currency: 'BRL', tag: 'en' })).toBe('');
    },
  );

  it('takes numbers and plain decimal texts', () => {
    expect(parseAmount('12.50')).toBe(12.5);
    expect(parseAmount(-3)).toBe(-3);
  });

  it('writes BRL as Brazil does, whatever the page language', () => {
    expect(flat(formatAmount('1234.5', { currency: 'BRL', tag: 'en' }))).toBe('R$ 1.234,50');
  });

  it('keeps the decimals of the source when asked', () => {
    expect(flat(formatAmount(1.239, { currency: 'BRL', tag: 'en', keepsDecimals: true }))).toBe('R$ 1,239');
  });

  it('renames TLB to PHP and cuts other codes to 3 letters (N2)', () => {
    expect(currencyCodeOf('TLB')).toBe('PHP');
    expect(currencyCodeOf('vnd2')).toBe('VND');
    expect(currencyCodeOf('')).toBeUndefined();
  });

  it('shows the code as it came where cutting changes its meaning (ruling 60)', () => {
    expect(flat(formatAmount(5, { currency: 'USDT', tag: 'en' }))).toBe('5 USDT');
  });
});
