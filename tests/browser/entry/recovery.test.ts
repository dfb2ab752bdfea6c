import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { refusalOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const PASSWORD = 'Recovered-2026';

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('a forgotten password, whose link is on the line of its label and takes the typed name along, is reset by a code, and the login leads to the destination (B1, RR5)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    const player = newcomerAt({ page, merchant, t, hand: touch });
    await player.opens(toHref(ROUTES.login, { go: ROUTES.game }));
    const link = player.main.getByRole('link', { name: t('recovery.title') });
    const [line, label] = await Promise.all([
      link.boundingBox(),
      page.getByText(t('auth.password'), { exact: true }).boundingBox(),
    ]);
    const middleOf = (box: typeof line) => (box ? box.y + box.height / 2 : 0);
    expect(Math.abs(middleOf(line) - middleOf(label))).toBeLessThanOrEqual(4);
    await player.writesName('minh');
    await link.tap();
    // The login has a field of the same name: what is written before the page has changed is written there.
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.recover, { go: ROUTES.game })));
    await expect(player.name()).toHaveValue('minh');
    await player.button('recovery.request').tap();
    await expect(player.main.getByText(t('recovery.sent'))).toBeVisible();
    await touch.write(player.code(), await merchant.lastCode());
    await player.writesPassword(PASSWORD, t('recovery.newPassword'));
    await player.button('recovery.save').dblclick();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.login, { go: ROUTES.game })));
    await expect(page.getByText(t('sms.recovered'))).toBeVisible();
    expect(await merchant.callsTo('/wps/member/password/reset')).toHaveLength(1);
    await member.fill('minh', PASSWORD);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
  });
});

test.describe('aurora', () => {
  test.use({ brand: 'aurora' });

  test('in each step a reload loses nothing that was asked for, and Back leads one step back (B1)', async ({
    page,
    merchant,
    t,
  }) => {
    const player = newcomerAt({ page, merchant, t, hand: touch });
    await player.opens(ROUTES.news);
    await player.opens(ROUTES.login);
    await player.main.getByRole('link', { name: t('recovery.title') }).tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.recover));
    await page.reload();
    await whenAlive(page);
    await player.writesName('minh');
    await player.button('recovery.request').tap();
    await expect(player.code()).toBeFocused();
    await page.reload();
    await expect(player.code()).toBeFocused();
    await page.goBack();
    await expect(player.code()).toHaveCount(0);
    await expect(player.name()).toHaveValue('minh');
    await player.button('recovery.request').tap();
    await expect(player.code()).toBeFocused();
    await page.goBack();
    await expect(player.code()).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    await player.opens(ROUTES.recover);
    await player.writesName('minh');
    await player.button('recovery.request').tap();
    await touch.write(player.code(), await merchant.lastCode());
    await player.writesPassword(PASSWORD, t('recovery.newPassword'));
    await player.button('recovery.save').tap();
    await expect(page.getByText(t('sms.recovered'))).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(merchant.url(ROUTES.login));
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('recovery.title') })).toBeVisible();
    await expect(player.code()).toHaveCount(0);
    expect(await merchant.callsTo('/wps/member/password/reset/request')).toHaveLength(1);
  });
});

test.describe('noor', () => {
  test.use({ brand: 'noor', ...PHONE_PIXELS });

  test('the page reads the same for an unknown name, and breaks no rule; a wrong code shows its message and empties nothing (B1)', async ({
    page,
    merchant,
    t,
  }) => {
    const player = newcomerAt({ page, merchant, t, hand: touch });
    const textFor = async (name: string) => {
      // The same address again would be a reload, which stays at its step.
      await page.goto('about:blank');
      await player.opens(ROUTES.recover);
      await player.writesName(name);
      await player.button('recovery.request').tap();
      await expect(player.main.getByText(t('recovery.sent'))).toBeVisible();
      return (await player.main.textContent())?.replace(/\d+/g, 'N');
    };
    expect(await textFor('no-one-has-this')).toBe(await textFor('lan'));
    expect(await faultsOf(page)).toEqual([]);
    await touch.write(player.code(), '000000');
    await player.writesPassword(PASSWORD, t('recovery.newPassword'));
    await player.button('recovery.save').tap();
    await expect(refusalOf(page)).toHaveText(t('errors.codeRefused'));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(player.password(t('recovery.newPassword'))).toHaveValue(PASSWORD);
  });
});
