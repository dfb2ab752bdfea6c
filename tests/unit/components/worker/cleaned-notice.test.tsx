import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CleanedNotice } from '@/components/worker/cleaned-notice';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), reloadPage: jest.fn() }));
jest.mock('@/lib/client/worker/settle-worker', () => ({ settleWorker: async () => 'cleaned' }));

beforeEach(resetPage);

async function refreshAt(address: string): Promise<void> {
  history.replaceState(null, '', address);
  renderWithMessages(<CleanedNotice />);
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
}

test('after a worker was removed a listed page reloads (W2, RR11)', async () => {
  await refreshAt('/m/live');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('after a worker was removed a launch and a change of password are never loaded again: they lead home (W2, RR11)', async () => {
  await refreshAt('/m/launchGame?code=g1&r=A1');
  expect(leaveTo).toHaveBeenCalledWith('/m/home?r=A1');
  expect(reloadPage).not.toHaveBeenCalled();
});
