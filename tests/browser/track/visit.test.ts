import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { expectReported, VISIT } from './reported-events';

// Click ids and consent in events: landing/journeys.test.ts.
test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a device’s first page is reported once, a tab’s first page once a tab (T1, T2, ruling 69)', async ({
    page,
    context,
    visitor,
    merchant,
  }) => {
    await visitor.opens(ROUTES.news);
    const [first, content] = await expectReported(merchant, VISIT);
    expect(first?.eventId).not.toBe(content?.eventId);
    // Both belong to one moment: one call.
    expect(await merchant.received('events')).toHaveLength(1);
    const [call] = await merchant.callsTo('/wps/relay/S2S_events');
    expect(call?.headers).not.toHaveProperty('authorization');
    await page.reload();
    await visitor.opens(ROUTES.activity);
    await whenPageSettled(page);
    await page.close();
    const tab = await context.newPage();
    await tab.goto(merchant.url(ROUTES.news));
    const reported = await expectReported(merchant, [...VISIT, 'viewContent']);
    for (const { time } of reported)
      expect(Math.abs(Date.parse(String(time)) - Date.now())).toBeLessThan(60_000);
  });
});
