import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { expectReported, named, VISIT } from './reported-events';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a device’s first page is reported once, a tab’s first page once a tab (T1, T2, ruling 69)', {
    tag: '@quick',
  }, async ({ page, context, visitor, merchant }) => {
    await visitor.opens();
    const [first, content] = await expectReported(merchant, VISIT);
    expect(first?.eventId).not.toBe(content?.eventId);
    // Both belong to one moment: one call.
    expect(await merchant.received('events')).toHaveLength(1);
    const [call] = await merchant.callsTo('/wps/relay/S2S_events');
    expect(call?.headers).not.toHaveProperty('authorization');
    await page.reload();
    await visitor.opens(ROUTES.game);
    await whenPageSettled(page);
    await page.close();
    const tab = await context.newPage();
    await tab.goto(merchant.url(ROUTES.home));
    const reported = await expectReported(merchant, [...VISIT, 'viewContent']);
    for (const { time } of reported)
      expect(Math.abs(Date.parse(String(time)) - Date.now())).toBeLessThan(60_000);
  });
});

test.describe('a visitor who refuses', () => {
  test.use({ consent: 'no' });

  test('is reported without their click id, and the event says so (T6, ruling 67)', async ({
    visitor,
    merchant,
  }) => {
    await visitor.opens(toHref(ROUTES.news, { fbclid: 'IwAR-Click_1', r: 'AB12' }));
    const reported = await expectReported(merchant, VISIT);
    for (const event of reported) expect(event).toMatchObject({ consent: 'denied', referralCode: 'AB12' });
    expect(JSON.stringify(reported)).not.toContain('IwAR-Click_1');
  });
});

test.describe('a visitor who consents', () => {
  test.use({ brand: 'rio', consent: 'yes' });

  test('is reported with it, in its own letters (T6, E5)', async ({ visitor, merchant }) => {
    await visitor.opens(toHref(ROUTES.news, { fbclid: 'IwAR-Click_1' }));
    const [event] = named(await expectReported(merchant, VISIT), 'firstOpen');
    expect(event).toMatchObject({ consent: 'granted', pixelTrack: { fbclid: 'IwAR-Click_1' } });
  });
});
