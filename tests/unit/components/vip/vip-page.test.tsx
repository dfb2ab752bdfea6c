import { screen } from '@testing-library/react';
import { VipPage } from '@/components/vip/vip-page';
import { renderWithMessages } from '../ui/with-messages';

test('without levels the page says so, and has no empty list (B20)', () => {
  renderWithMessages(<VipPage levels={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No levels yet' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
