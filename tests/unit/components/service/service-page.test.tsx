import { screen, within } from '@testing-library/react';
import { ServicePage } from '@/components/service/page/service-page';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const entry = (part: Partial<ServiceEntry>): ServiceEntry => ({
  kind: 'LIVECHAT',
  position: 1,
  labelIds: [],
  name: 'Live chat',
  href: 'https://chat.example/live',
  ...part,
});

const ENTRIES = [
  entry({}),
  entry({ position: 2, kind: 'PHONE', name: 'Hotline', href: 'tel:+18005550117' }),
  entry({ position: 3, kind: 'ZALO', name: '', href: 'zalo://chat' }),
];

let own: unknown;
beforeEach(() => {
  resetPage();
  own = {
    level: 'Gold',
    entries: [
      entry({ position: 4, name: 'Your manager', href: 'https://chat.example/gold' }),
      { kind: 'LIVECHAT', name: 'No address' },
    ],
  };
  fakeFetch(() => success(own));
});

type Shown = { readonly support?: string; readonly hasWidget?: boolean };

const show = (entries: readonly ServiceEntry[] = ENTRIES, { support, hasWidget }: Shown = {}) =>
  renderWithMessages(
    <ServicePage
      entries={entries}
      hasWidget={hasWidget}
      query={new URLSearchParams('r=abc')}
      support={support}
    />,
  );

test('each general entry shows name, kind and place, and pages open beside the site (C4, E13)', () => {
  show();
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^Live chat/).getAttribute('target')).toBe('_blank');
  expect(link(/^Live chat/).getAttribute('rel')).toBe('noopener noreferrer');
  expect(link(/^Hotline/).textContent).toContain('Phone');
  expect(link(/^Hotline/).textContent).toContain('+18005550117');
  expect(link(/^Hotline/).getAttribute('target')).toBeNull();
  expect(link(/^Zalo/).getAttribute('href')).toBe('zalo://chat');
  expect(screen.queryByRole('link', { name: /Your manager/ })).toBeNull();
});

test('a member with the label sees its entries in a separate section (C4)', async () => {
  signIn();
  show();
  const heading = await screen.findByRole('heading', { name: 'For Gold members' });
  const part = within(heading.closest('section') as HTMLElement);
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://chat.example/gold',
  ]);
});

test('without any entry the page shows a message (B8)', () => {
  show([]);
  expect(screen.getByText('No other contact options right now')).toBeTruthy();
});

test('a support code is shown, and is sent to login, message and chat (B12)', () => {
  show(ENTRIES, { support: '1A2B-3C4D' });
  expect(screen.getByText('1A2B-3C4D')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to chat' }).getAttribute('href')).toBe(
    '/m/login?r=abc&go=%2Fm%2Fservice%3Fsupport%3D1A2B-3C4D',
  );
  expect(screen.getByRole('link', { name: /^Write to us/ }).getAttribute('href')).toBe(
    '/m/feedback?r=abc&support=1A2B-3C4D',
  );
});

test('where the merchant has a widget, a visitor is offered the chat without a log-in (C3)', () => {
  show(ENTRIES, { hasWidget: true });
  expect(screen.getByText("Ask us anything. You don't need an account.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Chat now' }).closest('[data-for]')).toBeNull();
  expect(screen.queryByText(/Chat is for members/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Log in to chat' })).toBeNull();
});

test('without a widget the chat is for members, and a visitor logs in first (C1)', () => {
  show(ENTRIES, { hasWidget: false });
  expect(screen.getByText(/Chat is for members/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to chat' })).toBeTruthy();
  const forMembers = screen.getByRole('button', { name: 'Chat now' }).closest('[data-for]');
  expect(forMembers?.getAttribute('data-for')).toBe('member');
});
