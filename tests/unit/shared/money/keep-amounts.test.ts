import { keepAmounts } from '@/lib/shared/money/keep-amounts';

test.each([
  ['Up to ₨ 30,000 each week', 'Up to ₨\u00a030,000 each week'],
  ['3.000.000 ₫, today', '3.000.000\u00a0₫, today'],
  ['$5.', '$5.'],
  ['خوش آمدید: ₨ 30,000 تک', 'خوش آمدید: \u2066₨\u00a030,000\u2069 تک'],
  ['100% bonus, 20 spins', '100% bonus, 20 spins'],
])('%j keeps each amount whole, its sign on its side', (text, lines) => {
  expect(keepAmounts(text)).toBe(lines);
});
