import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { expectReported, VISIT } from './reported-events';

const EVENTS = '/wps/relay/S2S_events';

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('events without a connection are not sent, and are reported once when it is back (T6)', async ({
    page,
    context,
    visitor,
    merchant,
    complaints,
  }) => {
    // Prefetching while idle may hit the outage, and so may the chat, which loads by its own timer.
    complaints.expect(/ERR_INTERNET_DISCONNECTED.*(?:\/_next\/static\/|getCustomerServiceScript)/);
    await visitor.opens(ROUTES.download);
    await expectReported(merchant, VISIT);
    // A tap before that is not reported.
    await whenPageSettled(page);
    const tried: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(EVENTS)) tried.push(request.url());
    });
    await context.setOffline(true);
    await page
      .locator('a[data-download]')
      .first()
      .evaluate((link: HTMLElement) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      });
    // Events of one moment go out together, in a timer of their own: this one runs after it.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    expect(tried).toEqual([]);
    await context.setOffline(false);
    await expectReported(merchant, [...VISIT, 'downloadApp']);
    expect(tried).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
