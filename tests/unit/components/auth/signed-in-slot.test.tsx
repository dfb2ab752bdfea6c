import { screen } from '@testing-library/react';
import { SignedInSlot } from '@/components/auth/signed-in-slot';
import { renderWithMessages } from '../ui/with-messages';

// As when the network fails on its script.
jest.mock('@/components/auth/signed-in-panel', () => {
  throw new Error('chunk');
});

test('a member whose panel does not load has a link to continue, and the page stays (R4)', async () => {
  renderWithMessages(<SignedInSlot name="lan" />);
  const link = await screen.findByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/m/home');
});
