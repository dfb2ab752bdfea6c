import { fireEvent, render, screen } from '@testing-library/react';
import { EntryDialog } from '@/components/auth/entry/entry-dialog';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));

function show(): void {
  render(
    <EntryDialog closeLabel="Close" lead="Welcome" title="Log in">
      <p>form</p>
    </EntryDialog>,
  );
}

test('a second tap on the button that closes a log-in over a page leaves the page where it is (RR1)', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('so does Escape that is held, and a tap after it (RR1)', () => {
  show();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledTimes(1);
});
