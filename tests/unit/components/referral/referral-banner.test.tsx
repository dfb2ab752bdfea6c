import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferralBanner } from '@/components/referral/referral-banner';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const { dataset } = document.documentElement;
const prePaint = () => new Function(PRE_PAINT_SCRIPT)();

function show(promotion?: { enabled: boolean; count: number }) {
  fakeFetch(() => success(undefined));
  return renderWithMessages(<ReferralBanner promotion={promotion} query={new URLSearchParams('r=A1')} />);
}

beforeEach(() => {
  resetPage();
  delete dataset.referralBanner;
});

test('leads to the referral page with the query (S9, RR12)', () => {
  show({ enabled: true, count: 2 });
  expect(screen.getByRole('complementary', { name: 'Invitation' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/inviteFriends?r=A1');
});

test.each([[{ enabled: false, count: 2 }], [{ enabled: true, count: 0 }], [undefined]])(
  'with the promotion %j there is none (S9, ruling 73)',
  (promotion) => {
    expect(show(promotion).container.textContent).toBe('');
  },
);

test('closed, it stays closed for the browser session, from before the first paint on (S9)', async () => {
  prePaint();
  expect(dataset.referralBanner).toBeUndefined();
  show({ enabled: true, count: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Close invitation banner' }));
  expect(dataset.referralBanner).toBe('closed');
  delete dataset.referralBanner;
  prePaint();
  expect(dataset.referralBanner).toBe('closed');
});
