import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { InvitationCard } from '@/components/referral/invite/invitation-card';
import type { InvitationKind } from '@/components/referral/invite/invite-stats';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { drawQr } from '@/lib/client/share/draw-qr';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/share/draw-qr', () => ({ drawQr: jest.fn() }));

const LINK = 'https://a.example/m/register?r=AB12';
const FULL = { link: LINK, code: 'AB12', invited: 4, reward: 120.5 };

let count = 0;

function show(answer: Answer, kind: InvitationKind = 'friend') {
  fakeFetch((path) => (path === '/wps/system/country' ? success({ currency: 'BRL' }) : answer));
  return renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <InvitationCard brandName="Brand" kind={kind} />
    </SWRConfig>,
  );
}

beforeEach(() => {
  resetPage();
  count += 1;
  signIn(`invite-${count}`);
  jest.mocked(drawQr).mockResolvedValue('data:image/png;base64,AA');
});

test('link, code, amounts in the merchant’s currency, and the link’s QR code that can be saved (B15)', async () => {
  show(success(FULL));
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(screen.getByText('AB12')).toBeTruthy();
  expect(screen.getByText('Friends invited').nextSibling?.textContent).toBe('4');
  await waitFor(() =>
    expect(screen.getByText('Reward so far').nextSibling?.textContent).toMatch(/^R\$\s120,50$/),
  );
  expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  expect(drawQr).toHaveBeenCalledWith(LINK);
  expect(screen.getByRole('link', { name: 'Save QR code' }).getAttribute('download')).toBe('invitation.png');
});

test.each([
  ['link', 'Copy link'],
  ['code', 'Copy code'],
  ['invited', 'Friends invited'],
  ['reward', 'Reward so far'],
])('a missing %s is left out (provider-api §4)', async (name, text) => {
  show(success({ ...FULL, [name]: undefined }));
  await screen.findByText(name === 'code' ? LINK : 'AB12');
  expect(screen.queryByText(text)).toBeNull();
});

test('a link that is no https address is not offered (E12)', async () => {
  show(success({ ...FULL, link: 'javascript:alert(1)' }));
  expect(await screen.findByText('AB12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('an empty answer shows what to do (B8)', async () => {
  show(success(undefined));
  expect(await screen.findByText("Your link isn't ready yet")).toBeTruthy();
});

test('a failure shows the reason, with a retry and a support code (B8, B12)', async () => {
  show(failure('referral.closed', 'Closed today', { status: 400 }));
  expect(await screen.findByText('Closed today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a code that cannot be drawn shows a message, and the link stays (B8)', async () => {
  jest.mocked(drawQr).mockRejectedValue(new Error('too long'));
  show(success(FULL));
  expect(await screen.findByText(/couldn.t be shown/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('one tap copies the link and confirms it; without a share sheet there is no share button (B15)', async () => {
  const user = userEvent.setup();
  show(success(FULL));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await waitFor(() => expect(getOverlays().toasts).toMatchObject([{ text: 'Link copied' }]));
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('an agent’s card speaks of players (R11)', async () => {
  show(success(FULL), 'agent');
  expect(await screen.findByText('Players invited')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your partner account' })).toBeTruthy();
});
