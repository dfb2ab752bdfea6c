import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { ReferralEntry } from '@/components/referral/referral-entry';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { type ReferralFacts, toReferralHrefs } from '@/lib/shared/referral/referral-place';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

type Promotion = ReferralFacts['promotion'];

const ON = { enabled: true, count: 2 };
const OFF = { enabled: false, count: 0 };
const EMPTY = { enabled: true, count: 0 };

function entry(promotion: Promotion) {
  const hrefs = toReferralHrefs(new URLSearchParams());
  return (
    <ReferralEntry agentChildren="Partner" comingSoon="Soon" hrefs={hrefs} promotion={promotion}>
      Invite
    </ReferralEntry>
  );
}

function show(promotion: Promotion, type?: number) {
  fakeFetch(() => success({ id: '1', account: 'lan', type }));
  return renderWithMessages(<SWRConfig value={{ provider: () => new Map() }}>{entry(promotion)}</SWRConfig>);
}

const hrefOf = () => screen.getByRole('link').getAttribute('href');

beforeEach(resetPage);

test('without script it is a link to the public page, whatever the promotion is (F1, B33)', () => {
  for (const promotion of [ON, OFF, EMPTY, undefined])
    expect(renderToString(entry(promotion))).toContain('href="/m/inviteFriends"');
});

test.each([
  [ON, '/m/inviteFriends'],
  [EMPTY, '/m/service'],
  [undefined, '/m/inviteFriends'],
])('with the promotion %j a visitor reaches %s (F1)', (promotion, href) => {
  show(promotion);
  expect(hrefOf()).toBe(href);
});

test('an agent reaches the agents’ page, with the texts for agents (F1)', async () => {
  signIn('agent-entry');
  show(OFF, 1);
  expect(await screen.findByRole('link', { name: 'Partner' })).toBeTruthy();
  expect(hrefOf()).toBe('/m/agentRegister');
});

test('another member reaches the referral page (F1)', async () => {
  signIn('member-entry');
  show(ON, 0);
  await waitFor(() => expect(hrefOf()).toBe('/m/inviteFriends'));
});

test('a promotion that is off is coming soon: an alert, and the page stays (F1)', async () => {
  show(OFF);
  const followed = jest.fn();
  document.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true });
  await userEvent.click(screen.getByRole('link'));
  expect(followed).toHaveBeenCalledWith(true);
  expect(getOverlays().notices).toMatchObject([{ text: 'Soon' }]);
  // Ends pending work before the next test.
  await act(async () => undefined);
});
