import { signOut } from '@/lib/client/session-flow/sign-out';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn() }));

beforeEach(resetPage);

test('a logout leaves no payment, message or VIP rank of the member on the device (A16)', async () => {
  signIn();
  for (const key of ['mc_payments', 'mc_money_seen']) localStorage.setItem(key, '["x"]');
  for (const key of ['mc_bar_rank', 'mc_feedback']) sessionStorage.setItem(key, '{}');
  fakeFetch(() => success(null));
  await signOut();
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  for (const key of ['mc_payments', 'mc_money_seen', 'mc_bar_rank', 'mc_feedback'])
    expect(left).not.toContain(key);
});

test('a box that the player unticked stays so over a logout (A8)', async () => {
  signIn();
  localStorage.setItem('mc_keep_login', '0');
  fakeFetch(() => success(null));
  await signOut();
  expect(localStorage.getItem('mc_keep_login')).toBe('0');
});
