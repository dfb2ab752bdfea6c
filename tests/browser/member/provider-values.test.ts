import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD, signInOf, whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const PAYMENTS = '/wps/relay/MCSFE_getTransactions';

test('amounts in the list of payments: TLB is written as PHP, and USDT is not cut to dollars (N2, ruling 60)', async ({
  page,
  member,
  merchant,
}) => {
  const paid = [
    { amount: '1500', currency: 'TLB' },
    { amount: '20', currency: 'USDT' },
  ];
  const at = '2026-11-30T12:00:00Z';
  const items = paid.map((one, id) => ({ ...one, id: String(id), type: 'deposit', status: 'done', at }));
  await merchant.has({ kind: 'answer', path: PAYMENTS, value: { items, total: items.length } });
  await member.isAt(ROUTES.transactions);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['₱1,500', '20 USDT']);
});

const autoLoginOf = (page: Page) => () => page.evaluate(() => localStorage.getItem('autoLogin'));

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('a call that finds the member at another address switches automatic sign-in off: the device is not signed in again (X5)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens(ROUTES.login);
    await member.fill('lan', PASSWORD);
    await member.submit();
    await member.settles();
    await expect.poll(autoLoginOf(page)).toBe('1');
    const fault = { kind: 'error', path: '/wps/member/info', errorCode: 'token_ip_different' } as const;
    await merchant.has({ ...fault, message: 'You are at another address.' });
    await visitor.opens(ROUTES.member);
    await expect.poll(autoLoginOf(page)).toBe('0');
    await member.staysAway();
    await visitor.opens();
    await whenAlive(page);
    await whenPageSettled(page);
    await expect(signInOf(page, t)).toBeVisible();
    expect(await merchant.callsTo('/wps/session/login')).toHaveLength(1);
  });
});
