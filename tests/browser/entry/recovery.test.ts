import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { goesBack } from '../support/goes-back';
import { touch } from '../support/input/touch';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const PASSWORD = 'Recovered-2026';
const RESET = '/wps/member/password/reset';
const LOGIN_TO_PROMOTIONS = toHref(ROUTES.login, { go: ROUTES.activity });

test.use({ brand: 'noor', ...PHONE_PIXELS });

/** How far apart the middles of the password's label and of the link beside it are; px. */
async function heightApart(page: Page, t: Translate): Promise<number> {
  const boxes = await Promise.all([
    page
      .getByRole('main')
      .getByRole('link', { name: t('recovery.title') })
      .boundingBox(),
    page.getByText(t('auth.password'), { exact: true }).boundingBox(),
  ]);
  const [link = 0, label = 0] = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  return Math.abs(link - label);
}

/** Whether all that is typed shows with letters of twice the size. Runs in the page. */
function isWholeWhenLarge(field: SVGElement | HTMLElement): boolean {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const isWhole = field.scrollWidth <= field.clientWidth;
  style.fontSize = '';
  return isWhole;
}

// The same words for an unknown name: tests/unit/components/auth/recovery/recovery-panel.test.tsx.
test('a forgotten password, whose link is on the line of its label and takes the typed name along, is reset by a code, and the login leads to the destination; a reload loses nothing that was asked for, Back leads one step back and skips the login, a wrong code shows its message and empties nothing, and the page breaks no rule (B1, RR1, RR5)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  const player = newcomerAt({ page, merchant, t, hand: touch });
  const request = () => player.button('recovery.request').tap();
  await player.opens(ROUTES.news);
  await player.opens(LOGIN_TO_PROMOTIONS);
  expect(await heightApart(page, t)).toBeLessThanOrEqual(4);
  await player.writesName('minh');
  // At the right, where the page's lines begin.
  await expect(player.name()).toHaveCSS('text-align', 'end');
  await player.main.getByRole('link', { name: t('recovery.title') }).tap();
  // The login has a field of the same name, which would take text typed before the navigation.
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.recover, { go: ROUTES.activity })));
  await expect(player.name()).toHaveValue('minh');
  await request();
  await expect(player.main.getByText(t('recovery.sent'))).toBeVisible();
  await page.reload();
  await expect(player.code()).toBeFocused();
  await goesBack(page);
  await expect(player.code()).toHaveCount(0);
  await expect(player.name()).toHaveValue('minh');
  await request();
  await expect(player.code()).toBeFocused();
  expect(await merchant.callsTo(`${RESET}/request`)).toHaveLength(1);
  expect(await faultsOf(page)).toEqual([]);

  await touch.write(player.code(), '000000');
  expect(await player.code().evaluate(isWholeWhenLarge)).toBe(true);
  await player.writesPassword(PASSWORD, t('recovery.newPassword'));
  await player.button('recovery.save').tap();
  await expect(refusalOf(page)).toHaveText(t('errors.codeRefused'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(player.password(t('recovery.newPassword'))).toHaveValue(PASSWORD);
  await player.code().fill(await merchant.lastCode());
  await tapUntilSent(page, RESET, (limit) => player.button('recovery.save').dblclick(limit));
  await expect(page).toHaveURL(merchant.url(LOGIN_TO_PROMOTIONS));
  await expect(page.getByText(t('sms.recovered'))).toBeVisible();
  expect(await merchant.callsTo(RESET)).toHaveLength(2);

  await goesBack(page);
  await expect(page.getByRole('heading', { name: t('recovery.title') })).toBeVisible();
  await expect(player.code()).toHaveCount(0);
  await goesBack(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await member.signIn('minh', { password: PASSWORD, at: LOGIN_TO_PROMOTIONS });
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
});
