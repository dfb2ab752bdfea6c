import { ROUTES, toHref } from '@/lib/shared/routes';
import { hasPrompt } from '../install/browser-prompt';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { expectReported, named, VISIT } from './reported-events';

test('the way onto the device: a download each time it is tapped, the installation and its first visit once (T1, T2, W5)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await hasPrompt(page, 'accepted');
  await page.route('https://apps.aurora.example/**', (route) => route.fulfill({ status: 204 }));
  await visitor.opens(ROUTES.download);
  await expectReported(merchant, VISIT);
  // A tap before that is not reported.
  await whenPageSettled(page);
  const file = page.getByRole('link', { name: t('download.get_Android') });
  await file.click();
  await file.click();
  await expectReported(merchant, [...VISIT, 'downloadApp', 'downloadApp']);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  const onDevice = [...VISIT, 'downloadApp', 'downloadApp', 'a2hsInstalled'] as const;
  await expectReported(merchant, onDevice);
  await visitor.opens(toHref(ROUTES.news, { homescreen: '1' }));
  const reported = await expectReported(merchant, [...onDevice, 'a2hsFirstOpen']);
  expect(new Set(reported.map(({ eventId }) => eventId)).size).toBe(reported.length);
  await page.reload();
  await whenPageSettled(page);
  expect(named(await expectReported(merchant, [...onDevice, 'a2hsFirstOpen']), 'a2hsFirstOpen')).toHaveLength(
    1,
  );
});
