import { fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from '@/components/ui/soft-link/soft-link';
import { SoftLinks } from '@/components/ui/soft-link/soft-links';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

function renderLinks(): void {
  render(
    <>
      <SoftLinks />
      <SoftLink href="/m/game?game=a">
        <span>inside</span>
      </SoftLink>
      <a href="#plain">plain</a>
    </>,
  );
}

it('makes a tap anywhere in a soft link a soft navigation', () => {
  renderLinks();
  expect(fireEvent.click(screen.getByText('inside'))).toBe(false);
  expect(push).toHaveBeenCalledWith('/m/game?game=a');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    renderLinks();
    expect(fireEvent.click(screen.getByText('inside'), init)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

it('leaves plain links alone', () => {
  renderLinks();
  expect(fireEvent.click(screen.getByText('plain'))).toBe(true);
  expect(push).not.toHaveBeenCalled();
});
