import { ROUTES } from '@/lib/shared/routes';
import { holdCalls } from '../support/entry/hold-calls';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { entryOf, PASSWORD, refusalOf } from '../support/people';
import { expect, test } from '../support/test';

const LOGIN_CALL = '/wps/session/login';

test.use({ viewport: { width: 360, height: 740 } });

test('a refusal keeps its place, out of sight, while the form is sent again: the second tap of a double tap meets the same button, also after a success, and the next refusal is shown (A5, X10)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.login);
  await member.fill('lan', 'wrong');
  await member.submit();
  await expect(refusalOf(page)).toBeVisible();
  const send = entryOf(page).locator('[type="submit"]:visible');
  const place = await send.boundingBox();
  if (!place) throw new Error('no button');
  const tap = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height - 2);

  const release = await holdCalls(page, LOGIN_CALL);
  await tapUntilSent(page, LOGIN_CALL, tap);
  await expect(send).toHaveText(t('auth.submitting'));
  await tap();
  // A tapped button gives way for a moment.
  await expect.poll(() => send.boundingBox()).toEqual(place);
  await expect(refusalOf(page)).toHaveCount(0);
  release();
  await expect(refusalOf(page)).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(2);

  await member.fill('lan', PASSWORD);
  await tapUntilSent(page, LOGIN_CALL, tap);
  await tap();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(3);
});
