import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const CALL = '**/WPSCORE_getCustomerServiceScript';
const SCRIPT = 'https://widget.intercom.io/widget/demo1234';

/** Opens in a frame without address, as the vendor's script does. */
const STAND_IN = `(() => {
  const message = [];
  window.Intercom = (...words) => {
    message.push(words);
    if (words[0] !== 'show') return;
    const frame = document.createElement('iframe');
    frame.title = 'Intercom';
    document.body.append(frame);
    frame.contentDocument.body.innerHTML = '<p>Hello from the team</p>';
  };
  window.Intercom.message = message;
})();`;

test('a vendor’s widget whose global is a function opens on the tap and knows the member (C3, C5)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await page.route(CALL, (route) =>
    route.fulfill({ json: { success: true, value: { scriptUrl: SCRIPT, widget: 'Intercom' } } }),
  );
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }));
  await page.addInitScript(() => {
    const allow = () => {
      document.documentElement.dataset.chatHosts = 'widget.intercom.io';
    };
    document.addEventListener('readystatechange', allow);
  });
  await member.isAt(ROUTES.service);
  await whenAlive(page);
  const message = () =>
    page.evaluate(
      () => (window as unknown as { Intercom?: { message: unknown[][] } }).Intercom?.message ?? [],
    );
  await expect
    .poll(async () => (await message()).flat())
    .toContainEqual(expect.objectContaining({ name: 'lan', user_hash: expect.any(String) }));
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.frameLocator('iframe[title="Intercom"]').getByText('Hello from the team')).toBeVisible();
  expect(await merchant.callsTo('/wps/relay/CBS_launchChat')).toEqual([]);
});
