import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const LANGUAGE_CALL = '/wps/member/language';
const VIETNAMESE_HOME = toHref(ROUTES.member, { lang: 'VI' });

test('the provider receives the member’s new language, with the merchant in the body (I5, ruling 50)', {
  tag: '@quick',
}, async ({ page, member, merchant }) => {
  await member.isAt(VIETNAMESE_HOME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('VI')('member.title'));
  await expect.poll(() => merchant.callsTo(LANGUAGE_CALL)).toHaveLength(1);
  const [reported] = await merchant.callsTo(LANGUAGE_CALL);
  expect(reported?.method).toBe('PUT');
  expect(JSON.parse(reported?.body ?? '')).toEqual({ language: 'VI', merchantCode: merchant.code });
  expect(reported?.headers.language).toBe('VI');
});

test('nothing is sent where both agree, and nothing for member type 4 (I5)', async ({
  page,
  member,
  visitor,
  merchant,
}) => {
  await merchant.changesMember('lan', { language: 'EN' });
  await member.isAt(ROUTES.member);
  await expect(page.getByText('First Example Bank')).toBeVisible();
  await whenPageSettled(page);
  await merchant.changesMember('lan', { type: 4 });
  await visitor.opens(VIETNAMESE_HOME);
  await expect(page.getByText('First Example Bank')).toBeVisible();
  await expect(page.getByText('VIP').first()).toBeVisible();
  await whenPageSettled(page);
  expect(await merchant.callsTo(LANGUAGE_CALL)).toEqual([]);
});

test('a language chosen on any page reaches the provider (I5)', async ({ member, merchant }) => {
  await member.isAt(toHref(ROUTES.service, { lang: 'VI' }));
  await expect.poll(() => merchant.callsTo(LANGUAGE_CALL)).toHaveLength(1);
});
