import { ROUTES } from '@/lib/shared/routes';
import { loginsOf, showsCaptcha } from '@/tests/browser/captcha/setting';
import { PASSWORD } from '@/tests/browser/support/people';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const SERVER_TEXT = 'Wrong user name or password. Check both and try again.';
const PUZZLE = '//*[contains(@class, "geetest_box")]';

// The piece is moved where the picture has its gap, and Enter answers, as tests/browser/support/captcha does by keys.
const SOLVE = `(()=>{const svg=atob(document.querySelector('.geetest_bg').src.split(',')[1]);
const slider=document.querySelector('.geetest_box input[type=range]');
slider.value=String(Number(/id="gap" transform="translate\\((\\d+)/.exec(svg)[1])-2);
slider.dispatchEvent(new Event('input',{bubbles:true}));
slider.dispatchEvent(new KeyboardEvent('keydown',{key:'Enter',bubbles:true}))})()`;

test('a wrong password shows the server’s message, the right one signs in (A1, X8, S14)', async ({
  visitor,
  expected,
  t,
}) => {
  expected.push(/status of 4\d\d/);
  await visitor.opens(ROUTES.login);
  await visitor.signsIn('lan', 'wrong');
  await visitor.sees(`//main${the.text(SERVER_TEXT)}`);
  await visitor.opens(ROUTES.login);
  await visitor.signsIn('lan', PASSWORD);
  await expect.poll(visitor.address).toMatch(/^\/m\/home$/);
  await visitor.sees(the.link(`${t('auth.account')}: lan`));
  await visitor.opens(ROUTES.settings);
  await visitor.sees(the.button(t('auth.signOut')));
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  // Before the first visit: the site keeps a merchant's status for some seconds.
  test.beforeEach(async ({ site, merchant }) => {
    await showsCaptcha(site, merchant);
  });

  test('the security check is above the login, and the solved one signs in (A17, A5)', async ({
    visitor,
    driver,
    merchant,
    site,
  }) => {
    await visitor.opens(ROUTES.login);
    await visitor.signsIn('lan', PASSWORD);
    await visitor.sees(PUZZLE);
    await expect
      .poll(() =>
        driver.ask(SOLVE).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(visitor.address).toMatch(/^\/m\/home$/);
    expect(await loginsOf(site, merchant)).toMatchObject([
      { geetestValidateV4: { pass_token: expect.any(String) } },
    ]);
  });
});
