import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { pushServiceOf, workerOf } from './push-browser';

test.use({ serviceWorkers: 'allow' });

test('a message that comes while the player is in a game, whose page shows none, is a notification (P2)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
}) => {
  await context.grantPermissions(['notifications'], { origin: merchant.origin });
  await member.isAt(ROUTES.news);
  const { deliver } = await pushServiceOf(page, merchant);
  await visitor.opens(toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, backUrl: ROUTES.news }));
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  await deliver(JSON.stringify({ fcmMessageId: 'm-1', notification: { title: 'Bonus' } }));
  const titles = () =>
    workerOf(context).evaluate(async () => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(titles).toEqual(['Bonus']);
});
