import { screen, within } from '@testing-library/react';
import { PromotionList } from '@/components/promo/list/promotion-list';
import type { Result } from '@/lib/shared/calls/envelope';
import type { PromotionCategory } from '@/lib/shared/promo/parse-promotion';
import type { PromotionSwitches } from '@/lib/shared/promo/promotions';
import { renderWithMessages } from '../ui/with-messages';

const ok = <Value,>(value: Value): Result<Value> => ({ ok: true, value, traceId: '' });
const failed: Result<never> = {
  ok: false,
  code: 'timeout',
  message: '',
  status: 504,
  traceId: 'trace-of-failure-12345678',
};
const categories: PromotionCategory[] = [
  { id: '5', name: 'Welcome', promotions: [{ id: '42', title: 'Double', image: 'https://cdn.example/42' }] },
  { id: '6', name: 'Club', promotions: [{ id: '43', title: '<b>Five</b> levels' }] },
];
const off = { enabled: false, count: 0 };
const show = (list: Result<PromotionCategory[]>, switches: Result<PromotionSwitches>) =>
  renderWithMessages(
    <PromotionList categories={list} query={new URLSearchParams('cid=7')} switches={switches} />,
  );

test('every category has its anchor, its heading and its cards; carried parameters travel (M1, RR12)', () => {
  show(ok(categories), ok({ appDownload: off, referral: off }));
  const nav = screen.getByRole('navigation', { name: 'Promotion types' });
  expect(within(nav).getByRole('link', { name: 'Welcome' }).getAttribute('href')).toBe('#category-5');
  expect(document.getElementById('category-5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Double' }).getAttribute('href')).toBe('/m/activity?cid=7&id=42');
  expect(screen.getByRole('link', { name: '<b>Five</b> levels' })).toBeTruthy();
});

test.each([
  [
    { appDownload: { enabled: true, count: 1 }, referral: { enabled: true, count: 2 } },
    ['Get the app1 promotion', 'Invite friends2 promotions'],
  ],
  [{ appDownload: { enabled: true, count: 0 }, referral: { enabled: true, count: 0 } }, ['Get the app']],
  [{ appDownload: off, referral: { enabled: false, count: 3 } }, []],
])('of the general promotions %j are shown %j (E16, ruling 73)', (switches, shown) => {
  show(ok([]), ok(switches));
  const list = screen.queryByRole('list', { name: 'Gifts' });
  const texts = list
    ? within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
  expect(texts).toEqual(shown);
});

test('nothing on is an empty state, a failure is one with another try and a support code (B8)', () => {
  const first = show(ok([]), ok({ appDownload: off, referral: off }));
  expect(screen.getByRole('heading', { name: 'No promotions right now' })).toBeTruthy();
  first.unmount();
  show(failed, ok({ appDownload: { enabled: true, count: 1 }, referral: off }));
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/m/activity?cid=7');
  expect(screen.getByRole('link', { name: /Get the app/ })).toBeTruthy();
});
