// Addresses of games that no browser should open, as a broken or hostile provider sends them.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const CALL = '/wps/game/launchGame';
const LAUNCH = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code });
const ADDRESSES = [
  ['a script', 'javascript:document.title="taken"'],
  ['a document of its own', 'data:text/html,<title>taken</title>'],
  ['a path of the site', '/m/home'],
  ['no scheme', '//games.example/play'],
  ['plain http', 'http://games.example/play'],
  ['5,000 characters', `https://games.example/${'a'.repeat(4978)}`],
] as const;

// Embedded, and in the page's place.
for (const brand of ['aurora', 'rio'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test(`a launch that is answered with ${ADDRESSES.map(([what]) => what).join(', ')} shows a notice and leads nowhere (G2, R16)`, async ({
      page,
      member,
      visitor,
      merchant,
      t,
    }) => {
      await member.hasSession();
      const left: string[] = [];
      page.on('framenavigated', (frame) => left.push(frame.url()));
      const notice = page.getByRole('alertdialog', { name: t('notice.titleGame') });
      const again = page.getByRole('button', { name: t('play.retry') });
      for (const [nth, [what, gameUrl]] of ADDRESSES.entries())
        await test.step(what, async () => {
          await merchant.mends();
          await merchant.has({ kind: 'answer', path: CALL, value: { gameUrl } });
          await (nth === 0 ? visitor.opens(LAUNCH) : again.click());
          await expect(notice).toBeVisible();
          await notice.getByRole('button', { name: t('notice.confirm') }).click();
          await expect(again).toBeVisible();
          await expect(page.locator('iframe[src]')).toHaveCount(0);
          expect(await merchant.callsTo(CALL)).toHaveLength(nth + 1);
        });
      expect([...new Set(left)]).toEqual([merchant.url(LAUNCH)]);
    });
  });
