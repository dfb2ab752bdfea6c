// A provider that knows the language already, and member type 4: tests/unit/client/session-flow/settle-member.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const LANGUAGE_CALL = '/wps/member/language';

test('a language that a member chooses on any page reaches the provider, with the merchant in the body (I5, ruling 50)', {
  tag: '@quick',
}, async ({ page, member, merchant }) => {
  await member.isAt(toHref(ROUTES.service, { lang: 'VI' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('VI')('service.title'));
  await expect.poll(() => merchant.callsTo(LANGUAGE_CALL)).toHaveLength(1);
  const [reported] = await merchant.callsTo(LANGUAGE_CALL);
  expect(reported?.method).toBe('PUT');
  expect(JSON.parse(reported?.body ?? '')).toEqual({ language: 'VI', merchantCode: merchant.code });
  expect(reported?.headers.language).toBe('VI');
});
