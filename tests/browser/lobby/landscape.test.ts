// A phone on its side: low and wide.
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 740, height: 360 } });

test('the banner takes the width and half of the height, and the number of unread messages covers no label (B13)', async ({
  page,
  member,
  t,
}) => {
  await member.isAt(ROUTES.home);
  await whenAlive(page);
  await whenPageSettled(page);
  const banner = page
    .getByRole('main')
    .getByRole('region', { name: t('banner.name') })
    .first();
  const frame = await banner.getByRole('link').first().boundingBox();
  expect(frame?.width).toBeGreaterThan(680);
  expect(frame?.height).toBeLessThanOrEqual(180);
  const tab = page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.service') });
  const [label, badge] = await Promise.all([
    tab.getByText(t('tab.service'), { exact: true }).boundingBox(),
    tab.getByText('3', { exact: true }).boundingBox(),
  ]);
  expect(badge?.x).toBeGreaterThanOrEqual((label?.x ?? 0) + (label?.width ?? 0));
});
