import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandoffOffer } from '@/components/handoff/handoff-offer';
import { leaveForDomain } from '@/lib/client/handoff/leave-for';
import { raceDomains } from '@/lib/client/handoff/race-domains';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/handoff/leave-for', () => ({ leaveForDomain: jest.fn(async () => true) }));
jest.mock('@/lib/client/handoff/race-domains', () => ({ declineHandoff: jest.fn(), raceDomains: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/m/home' }));

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  resetPage();
  jest.clearAllMocks();
  jest.mocked(raceDomains).mockImplementation((onFasterOrigin) => {
    onFasterOrigin('https://fast.example');
    return () => undefined;
  });
});

test('a second tap requests no second ticket (B46)', async () => {
  renderWithMessages(<HandoffOffer />);
  await userEvent.click(await button('Switch now'));
  await userEvent.click(await button('One moment…'));
  expect(leaveForDomain).toHaveBeenCalledTimes(1);
});

test('a player who comes back from the other domain may stay (B46)', async () => {
  renderWithMessages(<HandoffOffer />);
  await userEvent.click(await button('Switch now'));
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
  expect(await button('Stay here')).toBeTruthy();
  expect(await button('Switch now')).toBeTruthy();
});
