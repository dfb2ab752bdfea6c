import { fireEvent, render, screen } from '@testing-library/react';
import { ClientLinks } from '@/components/shell/navigation/client-links';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { replacePage } from '@/lib/client/page/leave-page';
import { findUnderlyingPage } from '@/lib/client/page/underlying-page';

const push = jest.fn();
const replace = jest.fn();
let path = '/m/home';
jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ push, replace }),
  useSearchParams: () => new URLSearchParams(),
}));

function renderLinks(): void {
  render(
    <>
      <ClientLinks />
      <ClientLink href="/m/game?game=a">
        <span>inside</span>
      </ClientLink>
      <ClientLink href="/m/login?go=%2Fm%2Fgame">log in</ClientLink>
      <ClientLink href="/m/register" replaces>
        register instead
      </ClientLink>
      <a href="#plain">plain</a>
    </>,
  );
}

it('makes a tap anywhere in a soft link a soft navigation', () => {
  renderLinks();
  expect(fireEvent.click(screen.getByText('inside'))).toBe(false);
  expect(push).toHaveBeenCalledWith('/m/game?game=a', { scroll: true });
});

it('leaves the page under an overlay where it is, and puts one overlay in the place of another (R4, R5)', () => {
  window.history.replaceState(null, '', '/m/home');
  renderLinks();
  expect(fireEvent.click(screen.getByText('log in'))).toBe(false);
  expect(push).toHaveBeenCalledWith('/m/login?go=%2Fm%2Fgame', { scroll: false });
  window.history.replaceState(null, '', '/m/login');
  const overlay = document.body.appendChild(document.createElement('dialog'));
  overlay.dataset.entry = '';
  expect(fireEvent.click(screen.getByText('register instead'))).toBe(false);
  expect(replace).toHaveBeenCalledWith('/m/register', { scroll: false });
  expect(replacePage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('log in'));
  expect(findUnderlyingPage()).toBe('/m/home');
  overlay.remove();
});

it('replaces one sign-in page by another where no overlay is open, so that Back skips both (RR1)', () => {
  window.history.replaceState(null, '', '/m/login');
  renderLinks();
  expect(fireEvent.click(screen.getByText('register instead'))).toBe(false);
  expect(replacePage).toHaveBeenCalledWith('/m/register');
  expect(replace).not.toHaveBeenCalled();
});

it.each(['/m/login', '/m/register', '/m/register.html', '/m/recover/'])(
  'opens no overlay over the way in %s: the browser loads the page (R4)',
  (path) => {
    window.history.replaceState(null, '', path);
    renderLinks();
    expect(fireEvent.click(screen.getByText('log in'))).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

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

it.each([
  ['the new page', 'inside', false, 'content'],
  ['the tab that names it', 'inside', true, 'tab'],
  ['nothing new where an overlay opens', 'log in', false, ''],
])('gives the focus to %s (WCAG 2.4.3)', (_what, link, isTab, focused) => {
  const page = () => (
    <>
      <ClientLinks />
      <ClientLink href="/m/game">inside</ClientLink>
      <ClientLink href="/m/login">log in</ClientLink>
      <a aria-current="page" href="#tab" id="tab">
        tab
      </a>
      <main id="content" tabIndex={-1} />
    </>
  );
  path = '/m/home';
  window.history.replaceState(null, '', path);
  const { rerender } = render(page());
  fireEvent.click(screen.getByText(link));
  if (isTab) screen.getByText('tab').focus();
  path = link === 'inside' ? '/m/game' : '/m/login';
  rerender(page());
  expect(document.activeElement?.id).toBe(focused);
});

it('leaves the focus in a field after a tap on the link of the page itself, also when its address changes later (B3)', () => {
  const page = () => (
    <>
      <ClientLinks />
      <ClientLink href="/m/game">all games</ClientLink>
      <main id="content" tabIndex={-1}>
        <input aria-label="search" />
      </main>
    </>
  );
  path = '/m/game';
  window.history.replaceState(null, '', path);
  const { rerender } = render(page());
  fireEvent.click(screen.getByText('all games'));
  const field = screen.getByLabelText('search');
  field.focus();
  path = '/m/game?q=dragon';
  rerender(page());
  expect(document.activeElement).toBe(field);
});
