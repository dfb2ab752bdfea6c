import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';
import { expectReported, named, reportedTo, VISIT } from './reported-events';

const MESSAGE = { source: 'cashier', type: 'depositSubmit', amount: 100, currency: 'BRL' };

/** Opens a page of another host in a window of its own, as a link to a cashier does. */
async function openWindow(page: Page, url: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((href) => void window.open(href), url),
  ]);
  return opened;
}

/** The hosts of all tests share one site configuration, whose banner names the first of them. */
const nameOwnSite = (banner: Locator, merchant: Merchant) =>
  banner.evaluate((link: HTMLAnchorElement, site) => {
    const out = new URL(link.href);
    const cashier = new URL(out.searchParams.get('to') ?? '');
    cashier.searchParams.set('site', site);
    out.searchParams.set('to', cashier.href);
    link.href = out.href;
  }, merchant.origin);

const cashierAt = (host: string, provider: string, merchant: Merchant) =>
  `http://${host}:${new URL(provider).port}/cashier?site=${encodeURIComponent(merchant.origin)}`;

test.describe('rio’s own banner', () => {
  test.use({ brand: 'rio' });

  test('leads to the partner’s cashier, whose movements all reach the page beneath, each once (T1, T2, T5, M2)', async ({
    page,
    member,
    merchant,
  }) => {
    await member.isIn();
    // The page listens from then on.
    await expectReported(merchant, VISIT);
    const banner = page.locator(`main a[href*="${ROUTES.out}"]`).first();
    await nameOwnSite(banner, merchant);
    const [cashier] = await Promise.all([page.waitForEvent('popup'), banner.dispatchEvent('click')]);
    await cashier.locator('body[data-ready]').waitFor();
    const first = ['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival'] as const;
    await cashier.getByRole('button', { name: 'Deposit 50 BRL', exact: true }).click();
    await expectReported(merchant, [...VISIT, ...first]);
    await cashier.getByRole('button', { name: 'Deposit 100 BRL', exact: true }).click();
    const again = ['depositSubmit', 'deposit', 'redeposit'] as const;
    await expectReported(merchant, [...VISIT, ...first, ...again]);
    await cashier.getByRole('button', { name: 'Withdraw 100 BRL', exact: true }).click();
    const reported = await expectReported(merchant, [...VISIT, ...first, ...again, 'withdraw']);
    const money = { currency: 'BRL', customerName: 'lan' };
    expect(named(reported, 'withdraw')).toMatchObject([{ ...money, amount: 100, value: 100, revenue: -100 }]);
    expect(named(reported, 'firstDeposit')).toMatchObject([{ ...money, amount: 50, value: 50, revenue: 50 }]);
    expect(named(reported, 'redeposit')).toMatchObject([{ ...money, amount: 100 }]);
    await cashier.evaluate(
      ([message, origin]) => {
        for (let times = 0; times < 3; times += 1) window.opener.postMessage(message, origin);
      },
      [{ ...MESSAGE, id: 'tx-77' }, merchant.origin] as const,
    );
    await expectReported(merchant, [...VISIT, ...first, ...again, 'withdraw', 'depositSubmit']);
  });
});

test('other messages are ignored: from another host, the page itself, a frame inside, or with broken money (T1)', async ({
  page,
  visitor,
  merchant,
  site,
}) => {
  await visitor.opens(ROUTES.news);
  await expectReported(merchant, VISIT);
  const evil = await openWindow(page, cashierAt('evil.localhost', site.provider, merchant));
  await evil.locator('body[data-ready]').waitFor();
  await evil.getByRole('button', { name: 'Deposit 100000 VND', exact: true }).click();
  await page.evaluate((message) => window.postMessage(message, '*'), MESSAGE);
  const cashier = await openWindow(page, cashierAt('partner.localhost', site.provider, merchant));
  await cashier.locator('body[data-ready]').waitFor();
  await cashier.evaluate(
    ([message, origin]) => {
      const megabyte = 'A'.repeat(1_000_000);
      const broken: object[] = [
        { amount: -1 },
        { amount: Number.POSITIVE_INFINITY },
        { amount: 1e15 },
        { amount: megabyte },
        { currency: megabyte },
        { currency: 'V' },
        { type: 'toString' },
        { source: megabyte },
      ];
      for (const over of broken) window.opener.postMessage({ ...message, ...over }, origin);
      window.opener.postMessage(megabyte, origin);
      window.opener.postMessage({ ...message, amount: 5, id: 'the-only-true-one' }, origin);
    },
    [MESSAGE, merchant.origin] as const,
  );
  // Messages arrive in order: once the last one is reported, the others have been received.
  const reported = await expectReported(merchant, [...VISIT, 'depositSubmit']);
  expect(named(reported, 'depositSubmit')).toMatchObject([{ amount: 5 }]);
  await evil.getByText('deposit 100000 VND', { exact: true }).waitFor();
  expect(await reportedTo(merchant)).toHaveLength(3);
});
