import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test('a new player chooses a new account and is home, the dialog closed (S12, A10, A12, X10)', async ({
  page,
  merchant,
  say,
}) => {
  const social = socialAt({ page, merchant, say });
  await social.comesByLine('Mai new');
  await expect(social.dialog.getByText('Link Mai to an account first.', { exact: true })).toBeVisible();
  await social.dialog.getByRole('button', { name: say('social.createNew') }).click();
  await social.isIn(/: au\d{8}$/);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(social.dialog).toHaveCount(0);
  await social.leavesNothing();
  const [call] = await merchant.callsTo('/wps/member/register/social');
  const body = JSON.parse(call?.body ?? '{}');
  expect(body).toMatchObject({ login: true, registerMethod: 'H5', lineSessionToken: expect.any(String) });
  expect(body).not.toHaveProperty('pixelTrack');
});

test('where accounts are created without asking, a new player is home at once (A10)', async ({
  page,
  merchant,
  say,
}) => {
  await merchant.switches({ FIREBASECREATEACC3: true });
  const social = socialAt({ page, merchant, say });
  await social.comesByLine('Mai new', toHref(ROUTES.login, { go: ROUTES.game }));
  await social.isIn(/: au\d{8}$/);
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
  await social.leavesNothing();
});

test.describe('with registration by hand', () => {
  test.use({ brand: 'lotus' });

  test('a new account leads to the registration screen, the proof kept (A10)', async ({
    page,
    merchant,
    say,
  }) => {
    const social = socialAt({ page, merchant, say });
    await social.comesByLine('Mai new');
    await social.dialog.getByRole('button', { name: say('social.createNew') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.register));
    const kept = await page.evaluate(() => sessionStorage.getItem('lineSessionToken'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ choice: 'register' });
    expect(await merchant.callsTo('/wps/member/register/social')).toEqual([]);
  });
});

test('a dialog that is closed without an answer drops the proof (S12, X4)', async ({
  page,
  merchant,
  say,
}) => {
  const social = socialAt({ page, merchant, say });
  await social.comesByLine('Mai new');
  await expect(social.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(social.dialog).toHaveCount(0);
  await social.leavesNothing();
});
