import { ROUTES } from '@/lib/shared/routes';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ brand: 'aurora' });

test('a browser that blocks cookies is told above the login and the registration that it keeps no session', async ({
  page,
  context,
  visitor,
  t,
}) => {
  const notes = page.getByRole('main').getByRole('alert');
  await visitor.opens(ROUTES.login);
  await whenBrowserIdle(page);
  await expect(notes).toHaveCount(0);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  for (const path of [ROUTES.login, ROUTES.register]) {
    await visitor.opens(path);
    await expect(notes).toHaveText(t('diagnosis.cookiesWhy'));
  }
});
