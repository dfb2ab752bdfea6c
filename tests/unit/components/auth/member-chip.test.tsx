import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemberChip } from '@/components/auth/member-chip';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

beforeEach(resetPage);

test('server HTML holds no name, even where one is known', () => {
  signIn('h', 'lan');
  expect(renderToString(<MemberChip label="Account" />)).not.toContain('lan');
});

test('the name appears with the session and disappears with it', () => {
  render(<MemberChip label="Account" />);
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/m/member/home');
  act(() => signIn('h', 'lan'));
  expect(screen.getByRole('link', { name: 'Account: lan' })).toBeTruthy();
  act(resetPage);
  expect(screen.getByRole('link', { name: 'Account' })).toBeTruthy();
});
