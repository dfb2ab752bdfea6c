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

for (const brand of ['aurora', 'rio'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    for (const [what, gameUrl] of ADDRESSES)
      test(`a launch that is answered with ${what} shows a notice and leads nowhere (G2, R16)`, async ({
        page,
        member,
        visitor,
        merchant,
        t,
      }) => {
        await member.hasSession();
        await merchant.has({ kind: 'answer', path: CALL, value: { gameUrl } });
        const left: string[] = [];
        page.on('framenavigated', (frame) => left.push(frame.url()));
        await visitor.opens(LAUNCH);
        const notice = page.getByRole('alertdialog', { name: t('notice.title') });
        await expect(notice).toBeVisible();
        await notice.getByRole('button', { name: t('notice.confirm') }).click();
        await expect(page.getByRole('button', { name: t('play.retry') })).toBeVisible();
        await expect(page.locator('iframe[src]')).toHaveCount(0);
        expect([...new Set(left)]).toEqual([merchant.url(LAUNCH)]);
      });
  });
