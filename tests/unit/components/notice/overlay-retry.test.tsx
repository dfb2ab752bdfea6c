import { act, screen, waitFor } from '@testing-library/react';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { showNotice, showToast } from '@/lib/client/notice/notice-store';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const mockLoads = jest.fn();
jest.mock('@/components/notice/overlay-list', () => {
  mockLoads();
  if (mockLoads.mock.calls.length === 1) throw new Error('not loaded');
  return jest.requireActual('@/components/notice/overlay-list');
});

test('overlays that did not load are tried again with the next one, and none is lost', async () => {
  renderWithMessages(<OverlayProvider />);
  act(() => showNotice({ text: 'The first' }));
  await waitFor(() => expect(mockLoads).toHaveBeenCalledTimes(1));
  act(() => showToast({ text: 'The second' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The first');
  expect(screen.getByText('The second')).toBeTruthy();
});
