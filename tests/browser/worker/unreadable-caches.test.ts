import { ROUTES } from '@/lib/shared/routes';
import { workerOf } from '../push/push-browser';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow', brand: 'lotus' });

test('where the browser can no longer read what the worker has cached, pages still come over the network and work (FLT-43)', async ({
  page,
  context,
  visitor,
}) => {
  await visitor.opens();
  await whenWorkerIsActive(page);
  await workerOf(context).evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    for (const { prototype } of [Cache, CacheStorage]) Object.assign(prototype, { match: refuse });
    Object.assign(CacheStorage.prototype, { open: refuse });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.clearBrowserCache');
  await visitor.opens(ROUTES.news);
  await whenAlive(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
