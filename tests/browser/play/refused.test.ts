import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const CALL = '/wps/game/launchGame';
const LAUNCH = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, backUrl: ROUTES.game });

// That ten seconds are too long: tests/fault/provider/slow-answers.test.ts.
test('an address with a bad code launches nothing, and leads to the games; one with a code that its vendor does not list shows a message at once, without a login; the provider’s message is shown in a notice, with the way back behind it, and so is a launch that takes too long; another try opens the game (R8, G2, B8, B12, ruling 52)', async ({
  page,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await visitor.opens(`${ROUTES.launchGame}?vendor=JT&code=a%20b`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('play.badAddressTitle'));
  expect(await violationsOf(page)).toEqual([]);
  const games = page.getByRole('link', { name: t('play.games') });
  await expect(games).toHaveAttribute('href', ROUTES.game);
  await visitor.opens(`${ROUTES.launchGame}?vendor=JT&code=jt-no-such-game`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('play.unknownGameTitle'));
  await expect(page).toHaveURL(/jt-no-such-game/);
  expect(await merchant.callsTo(CALL)).toEqual([]);
  await games.click();
  await expect(page).toHaveURL(merchant.url(ROUTES.game));

  complaints.expect(/504/);
  await member.hasSession();
  const words = { errorCode: 'vendor.busy', message: 'Back at noon, 1 < 2.' };
  await merchant.has({ kind: 'error', path: CALL, ...words });
  await visitor.opens(LAUNCH);
  const notice = page.getByRole('alertdialog', { name: t('notice.titleGame') });
  const confirm = notice.getByRole('button', { name: t('notice.confirm') });
  await expect(notice).toContainText(words.message);
  await confirm.click();
  await expect(page.getByRole('link', { name: t('play.service') })).toHaveAttribute('href', /support=/);
  expect(await violationsOf(page)).toEqual([]);
  const back = page.getByRole('main').getByRole('link', { name: t('play.back') });
  await expect(back.last()).toHaveAttribute('href', ROUTES.game);
  await merchant.mends();
  const late = { status: 504, json: { success: false, errorCode: 'timeout', message: '' } };
  await page.route(`**${CALL}*`, (route) => route.fulfill(late), { times: 1 });
  const again = page.getByRole('button', { name: t('play.retry') });
  await again.click();
  await expect(notice).toContainText(t('errors.timeout_retry_please'));
  await confirm.click();
  await again.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
});

test('a game for the app alone shows a message in a browser, whatever a link claims, and opens from the home screen (G6, W1)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await merchant.switches({ STARTGAMEINAPP3: true });
  await member.isAt(LAUNCH);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(t('errors.label_start_game_error'));
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  await expect(page.getByRole('link', { name: t('play.getApp') })).toBeVisible();
  expect(await merchant.callsTo(CALL)).toEqual([]);
  await visitor.opens(`${LAUNCH}&inApp=1`);
  await expect(notice).toContainText(t('errors.label_start_game_error'));
  await visitor.opens(`${LAUNCH}&homescreen=1`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
});
