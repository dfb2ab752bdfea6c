import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { PASSWORD, refusalOf } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { expectReported, named, VISIT } from './reported-events';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a registration is reported when it is sent and when it has succeeded, and is no login (T1)', async ({
    page,
    merchant,
    t,
  }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.register);
    await newcomer.writesName('minh');
    await newcomer.writesPassword(PASSWORD);
    await newcomer.button('register.submit').tap();
    await expect(refusalOf(page)).toBeVisible();
    await expectReported(merchant, [...VISIT, 'registerSubmit']);
    // At a person's pace: for half a second after a refusal the button takes nothing (A5).
    await newcomer.writesName('');
    await page.keyboard.type('newcomer8', { delay: 70 });
    await newcomer.button('register.submit').tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await newcomer.isGreeted(/newcomer8/);
    const reported = await expectReported(merchant, [
      ...VISIT,
      'registerSubmit',
      'registerSubmit',
      'register',
    ]);
    expect(named(reported, 'register')).toMatchObject([
      { customerName: 'newcomer8', customerId: expect.stringMatching(/./) },
    ]);
    for (const event of named(reported, 'registerSubmit')) expect(event).not.toHaveProperty('customerId');
    expect(JSON.stringify(reported)).not.toContain(PASSWORD);
  });
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('a login that is refused is not reported, each successful one is once, by hand and automatically; the pages after it report none (T1, A14)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    await member.signIn('lan', { password: 'wrong-password' });
    await expect(refusalOf(page)).toBeVisible();
    await whenPageSettled(page);
    await expectReported(merchant, VISIT);
    // At a person's pace: for half a second after a refusal the button takes nothing (A5).
    await member.fill('lan', '');
    await page.keyboard.type(PASSWORD, { delay: 70 });
    await member.submit();
    // The log-in shows the account before it leads on.
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    const reported = await expectReported(merchant, [...VISIT, 'login']);
    expect(named(reported, 'login')).toMatchObject([
      { customerName: 'lan', customerId: expect.stringMatching(/./) },
    ]);
    await visitor.opens(ROUTES.news);
    await whenPageSettled(page);
    await expectReported(merchant, [...VISIT, 'login']);
    await member.staysAway();
    await visitor.opens(ROUTES.news);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    // The session storage of the tab was emptied: to the site it is a new session.
    await expectReported(merchant, [...VISIT, 'login', 'login', 'viewContent']);
  });
});
