import fc from 'fast-check';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { CURRENCY_LOCALES } from '@/lib/shared/money/currency-locales';
import { currencyCodeOf, formatAmount, parseAmount } from '@/lib/shared/money/format-amount';

const flat = (text: string) => text.replace(/\s/g, ' ');
const write = (value: unknown, code: string, tag = 'en') =>
  flat(formatAmount(value, { currency: { code }, tag }));

describe('amounts (N1, N2)', () => {
  it.each([
    null,
    undefined,
    Number.NaN,
    '',
    ' ',
    '1,234',
    '1e3',
    '0x10',
    '+5',
    '.5',
    '5.',
    'x',
    {},
    [7],
    true,
    Infinity,
    '9'.repeat(309),
  ])('makes nothing of %p (ruling 61)', (value) => {
    expect(parseAmount(value)).toBeUndefined();
    expect(write(value, 'BRL')).toBe('');
  });

  it.each([
    ['12.50', 12.5],
    [' 7 ', 7],
    [-3, -3],
    ['-0.5', -0.5],
    [0, 0],
  ])('takes %j as %d', (value, amount) => {
    expect(parseAmount(value)).toBe(amount);
  });

  it.each([
    ['BRL', 'R$ 1.234,50'],
    ['VND', '1.235 ₫'],
    ['THB', '฿1,234.50'],
    ['PKR', 'Rs 1,235'],
    ['INR', '₹1,234.50'],
    ['IDR', 'Rp 1.235'],
    ['JPY', '￥1,235'],
    ['KRW', '₩1,235'],
    ['RUB', '1 234,50 ₽'],
    ['MYR', 'RM 1,234.50'],
  ])('writes %s as its country does, whatever the page’s language (ruling 62): %s', (code, text) => {
    for (const tag of ['en', 'ur', 'ja']) expect(write('1234.5', code, tag)).toBe(text);
  });

  it('formats any other currency by the page’s language (ruling 62)', () => {
    expect(write(1234.5, 'EUR', 'fr')).toBe('1 234,50 €');
    expect(write(1234.5, 'EUR', 'en')).toBe('€1,234.50');
  });

  it('names only locales that Intl knows by their region (ruling 62)', () => {
    for (const [code, locale] of Object.entries(CURRENCY_LOCALES)) {
      expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
      expect(write(1, code)).toMatch(/1/);
    }
  });

  it.each([
    [1.239, 'R$ 1,239'],
    [0.5, 'R$ 0,50'],
    ['0.005', 'R$ 0,005'],
    ['5.00', 'R$ 5,00'],
    ['12.50', 'R$ 12,50'],
    [5, 'R$ 5'],
    [1e-7, 'R$ 0,0000001'],
    ['-90071992547409.937', '-R$ 90.071.992.547.409,937'],
  ])('keeps the decimals of %j when requested (N1)', (value, text) => {
    expect(flat(formatAmount(value, { currency: { code: 'BRL' }, tag: 'en', keepsDecimals: true }))).toBe(
      text,
    );
  });

  it('renames TLB to PHP and cuts other codes to 3 letters (N2)', () => {
    expect(currencyCodeOf('TLB')).toBe('PHP');
    expect(currencyCodeOf('vnd2')).toBe('VND');
    expect([currencyCodeOf(''), currencyCodeOf('12')]).toEqual([undefined, undefined]);
    expect(write(5, 'TLB')).toBe('₱5');
  });

  it.each([
    ['USDT', '5 USDT'],
    ['VND2', '5 VND2'],
    ['', '5'],
  ])('shows %j as it came where cutting changes its meaning (ruling 60)', (code, text) => {
    expect(write(5, code)).toBe(text);
  });
});

describe('sign and place from the country call (E14)', () => {
  it.each([
    ['VND', '₫', 'suffix', '1.235 ₫'],
    ['VND', '₫', 'prefix', '₫1.235'],
    ['PKR', '₨', 'prefix', '₨1,235'],
    ['PKR', 'Rs.', 'prefix', 'Rs. 1,235'],
    ['BRL', 'R$', 'prefix', 'R$ 1.234,50'],
    ['THB', 'บาท', 'suffix', '1,234.50 บาท'],
  ] as const)('%s with %s as %s is %s', (code, symbol, position, text) => {
    expect(flat(formatAmount(1234.5, { currency: { code, symbol, position }, tag: 'en' }))).toBe(text);
    const minus = flat(formatAmount(-1234.5, { currency: { code, symbol, position }, tag: 'en' }));
    expect(minus.replace(/[-−]/, '')).toBe(text);
  });

  it('writes every number of every language and currency with all its digits and one sign', () => {
    const tags = Object.values(LANGUAGES).map(({ tag }) => tag);
    const anyCurrency = fc.record({
      code: fc.constantFrom(...Object.keys(CURRENCY_LOCALES)),
      symbol: fc.option(fc.constantFrom('₫', 'Rs.', 'K', 'बा'), { nil: undefined }),
      position: fc.option(fc.constantFrom('prefix' as const, 'suffix' as const), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        anyCurrency,
        fc.constantFrom(...tags),
        (amount, currency, tag) => {
          const text = formatAmount(amount, { currency, tag });
          expect(text.replace(/\D/g, '')).toBe(String(Math.abs(amount)));
          expect(/[-−]/.test(text)).toBe(amount < 0);
          if (currency.symbol) expect(text.split(currency.symbol)).toHaveLength(2);
        },
      ),
    );
  });
});
