import { render, screen } from '@testing-library/react';
import { RisingAmount } from '@/components/ui/amount/rising-amount';

test('an amount moves once it is higher than the one before; the first and a lower one are still (B19)', () => {
  const { rerender } = render(<RisingAmount amount={undefined} text="" />);
  const moves = (amount: unknown) => {
    rerender(<RisingAmount amount={amount} text={`$${amount}`} />);
    return screen.getByText(`$${amount}`).classList.contains('risen');
  };
  expect(moves('1000.50')).toBe(false);
  expect(moves('1200')).toBe(true);
  expect(moves(1200)).toBe(true);
  expect(moves('900')).toBe(false);
  expect(moves('901')).toBe(true);
});
