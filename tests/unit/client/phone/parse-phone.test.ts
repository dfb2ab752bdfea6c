import { parsePhone } from '@/lib/client/phone/parse-phone';

test.each([
  ['0912345678', 'VN', '84', '912345678'],
  ['912 345 678', 'VN', '84', '912345678'],
  ['(11) 98765-4321', 'BR', '55', '11987654321'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', 'PK', '92', '3001234567'],
  ['081-234-5678', 'TH', '66', '812345678'],
  ['+55 11 98765 4321', 'VN', '55', '11987654321'],
])(
  '%s in %s is sent as %s and %s: digits only (A21)',
  async (text, country, countryDialingCode, mobileNum) => {
    expect(await parsePhone(text, country)).toEqual({ ok: true, phone: { countryDialingCode, mobileNum } });
  },
);

test('an Italian number keeps its zero: the country’s plan decides (A21)', async () => {
  expect(await parsePhone('06 1234 5678', 'IT')).toMatchObject({ phone: { mobileNum: '0612345678' } });
});

test.each([
  ['', 'numberRequired'],
  ['no number', 'numberDigits'],
  ['12', 'numberInvalid'],
  ['091234567891234', 'numberInvalid'],
])('%j is refused as %s (A21)', async (text, fault) => {
  expect(await parsePhone(text, 'VN')).toEqual({ ok: false, fault });
});

test('without a country only a number with a plus can be read', async () => {
  expect(await parsePhone('0912345678', '')).toEqual({ ok: false, fault: 'numberInvalid' });
  expect((await parsePhone('+84912345678', '')).ok).toBe(true);
});
