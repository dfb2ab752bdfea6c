import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BreakConfirm } from '@/components/safety/page/break-confirm';
import { closeNotice, getOverlays } from '@/lib/client/notice/notice-store';
import { BREAK_COOKIE } from '@/lib/shared/safety/break';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const CHOICE = { minutes: 60, label: '1 hour' } as const;
const REFUSAL = failure('busy', 'Closed today.', { status: 400 });

/** Confirms a break that the server answers only when told. */
async function startBreak() {
  let answer = (_answer: Answer): void => undefined;
  fakeFetch(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const onClose = jest.fn();
  const { unmount } = renderWithMessages(<BreakConfirm choice={CHOICE} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start my break' }));
  return { answer: (given: Answer = REFUSAL) => answer(given), onClose, unmount };
}

beforeEach(() => {
  resetPage();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  for (const { id } of getOverlays().notices) closeNotice(id);
});

test('while a break starts its dialog stays, also for Back, and a failure shows in it (B5, B8)', async () => {
  const { answer, onClose } = await startBreak();
  const dialog = screen.getByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await arrived;
  await waitFor(() => expect(window.history.state?.mcDialog).toBeTruthy());
  expect(screen.getByRole('dialog')).toBe(dialog);
  answer();
  expect(await screen.findByText('Closed today.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure that comes after the page was left becomes a notice (B5, B8)', async () => {
  const { answer, unmount } = await startBreak();
  unmount();
  answer();
  await waitFor(() => expect(getOverlays().notices).toMatchObject([{ text: 'Closed today.' }]));
});

test('a break that has begun is announced where the player is: its card stands above the form (B5)', async () => {
  const { answer, onClose } = await startBreak();
  document.cookie = `${BREAK_COOKIE}=1`;
  answer(success(null));
  const text = 'Your break has started. Games on this device open again when it ends.';
  await waitFor(() => expect(getOverlays().toasts).toMatchObject([{ text }]));
  expect(onClose).toHaveBeenCalledTimes(1);
  document.cookie = `${BREAK_COOKIE}=; max-age=0`;
});
