import { ROUTES } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';
import { countAsUsed, holdPlatforms, pixelCallsOf, platformsOf } from './reported-pixels';

test.use({ consent: 'yes' });

type Sent = { readonly name: string; readonly eventId: string };

/** The id of an event as the provider heard it. */
async function idOf(merchant: Merchant, name: string): Promise<string | undefined> {
  const calls = await merchant.callsTo('/wps/relay/S2S_events');
  const sent = calls.flatMap(({ body }) => JSON.parse(JSON.parse(body).events) as Sent[]);
  return sent.find((event) => event.name === name)?.eventId;
}

test('events from before the scripts are reported once they have loaded, under the id of the server’s copy (T4, T6)', async ({
  page,
  site,
  merchant,
}) => {
  const release = await holdPlatforms(page, site);
  await page.goto(
    merchant.url(`${ROUTES.launchGame}?vendor=JT&code=jt-peacock-throne&playType=trial&fbclid=FbX`),
  );
  await expect.poll(() => idOf(merchant, 'startTrial')).toBeTruthy();
  expect(await pixelCallsOf(site)).toEqual([]);
  release();
  const eventId = (await idOf(merchant, 'startTrial')) ?? '';
  await expect
    .poll(() => platformsOf(site, eventId))
    .toEqual(['appsflyer', 'gtag', 'gtm', 'meta', 'tiktok', 'tiktok']);
  const reported = await pixelCallsOf(site);
  const of = (platform: string) =>
    reported.find((one) => one.platform === platform && JSON.stringify(one.args).includes(eventId))?.args;
  expect(of('meta')).toEqual([
    'track',
    'StartTrial',
    expect.objectContaining({ content_ids: ['jt-peacock-throne'] }),
    { eventID: eventId },
  ]);
  expect(of('tiktok')).toEqual(['track', 'StartTrial', expect.anything(), { event_id: eventId }]);
  expect(of('gtag')?.slice(0, 2)).toEqual(['event', 'startTrial']);
  expect(of('gtm')).toEqual([expect.objectContaining({ event: 'startTrial' })]);
  expect(of('appsflyer')?.[2]).toMatchObject({ eventName: 'startTrial' });
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('later events are reported immediately, by each platform’s own name (T4)', async ({
    page,
    site,
    merchant,
    visitor,
    t,
  }) => {
    await page.route(/\.apk/, (route) => route.fulfill({ status: 204 }));
    await visitor.opens(`${ROUTES.download}?kwaiclid=KwX&bbg=BbX&ttclid=TtX`);
    await countAsUsed(page);
    await expect
      .poll(async () => (await pixelCallsOf(site)).map(({ platform }) => platform))
      .toContain('adjust');
    await page.getByRole('link', { name: t('download.get_Android') }).click();
    await expect.poll(() => idOf(merchant, 'downloadApp')).toBeTruthy();
    const words = async () =>
      (await pixelCallsOf(site))
        .map(({ platform, args }) => `${platform} ${JSON.stringify(args)}`)
        .filter((line) => /"(downloadApp|Download|download|app_download)"/.test(line));
    await expect.poll(async () => (await words()).length).toBe(7);
    const all = (await words()).join('\n');
    for (const word of [
      '"track","Download"',
      '"track","download"',
      '"trackCustom","downloadApp"',
      '"app_download"',
    ])
      expect(all).toContain(word);
    for (const click of ['"click_id":"KwX"', '"bbg":"BbX"', '"ttclid":"TtX"'])
      expect(all.split(click)).toHaveLength(2);
    expect(all.split((await idOf(merchant, 'downloadApp')) ?? '?').length).toBeGreaterThan(4);
  });
});
