import { act, screen } from '@testing-library/react';
import { PushPrompts } from '@/components/push/push-prompts';
import { subscribePushMessages } from '@/lib/client/push/subscribe-push-messages';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/push/subscribe-push-messages', () => ({ subscribePushMessages: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/m/home' }));

const LASTS_MS = 10_000;
const subscribes = jest.mocked(subscribePushMessages);

beforeEach(() => {
  resetPage();
  jest.useFakeTimers();
  subscribes.mockReturnValue(() => undefined);
});
afterEach(() => jest.useRealTimers());

function receive(): void {
  renderWithMessages(<PushPrompts />);
  const listener = subscribes.mock.lastCall?.[0];
  act(() => listener?.({ title: 'A gift', body: '', path: '/m/activity' }));
}

test('a message goes after its reading time (B21)', () => {
  receive();
  expect(screen.getByRole('link', { name: 'A gift' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(LASTS_MS));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['link', 'button'])('a message stays while its %s has the focus (WCAG 2.2.1)', (role) => {
  receive();
  act(() => screen.getByRole(role).focus());
  act(() => jest.advanceTimersByTime(LASTS_MS));
  expect(document.activeElement).toBe(screen.getByRole(role));
});
