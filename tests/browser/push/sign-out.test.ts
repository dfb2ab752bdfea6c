import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import {
  letSetUp,
  pushServiceOf,
  storedToken,
  subscriptionOf,
  willAnswer,
  withPushService,
} from './push-browser';

test.use({ serviceWorkers: 'allow', brand: 'rio' });

const UNSUBSCRIBE = '/wps/relay/CSP_fcmUnsubscribe';

test.beforeEach(async ({ page, context, member }) => {
  await Promise.all([withPushService(context), willAnswer(context, 'granted')]);
  await context.addInitScript(() => {
    // A blank page has no storage.
    if (window.origin !== 'null') localStorage.setItem('test_push_permission', 'granted');
  });
  await page.clock.install();
  await member.isAt(ROUTES.member);
  await letSetUp(page);
  await expect.poll(() => storedToken(page)).toBeTruthy();
});

test('signing out ends the token’s subscriptions and the browser’s own, before the session closes (P6, A16, SEC-68)', async ({
  page,
  member,
  merchant,
}) => {
  const { token } = await storedToken(page);
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect.poll(() => merchant.callsTo(UNSUBSCRIBE)).toHaveLength(1);
  const [ended] = await merchant.callsTo(UNSUBSCRIBE);
  expect(JSON.parse(ended?.body ?? '{}')).toEqual({ registrationToken: token, unsubscribeAll: true });
  expect(ended?.headers.authorization).toBeTruthy();
  expect(await storedToken(page)).toBeNull();
  expect(await subscriptionOf(page)).toBeUndefined();
});

test('a silent provider delays no sign-out (P6)', async ({ page, member, merchant }) => {
  await merchant.has({ kind: 'delay', path: UNSUBSCRIBE, delayMs: 15_000 });
  await member.signOut();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await storedToken(page)).toBeNull();
});

test('where a session was lost, the next member of the device sees none of the messages before, and gets no more of them (P6, SEC-68)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  await context.grantPermissions(['notifications'], { origin: merchant.origin });
  const { token } = await storedToken(page);
  const { deliver } = await pushServiceOf(page, merchant);
  await deliver(JSON.stringify({ fcmMessageId: 'm-1', notification: { title: 'Your withdrawal' } }));
  await visitor.opens(ROUTES.inbox);
  await expect(page.getByRole('main').getByText('Your withdrawal')).toBeVisible();
  await member.staysAway();
  await member.signIn('minh');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect.poll(() => merchant.callsTo(UNSUBSCRIBE)).toHaveLength(1);
  const [ended] = await merchant.callsTo(UNSUBSCRIBE);
  expect(JSON.parse(ended?.body ?? '{}')).toEqual({ registrationToken: token, unsubscribeAll: true });
  await expect.poll(() => subscriptionOf(page)).toBeUndefined();
  await visitor.opens(ROUTES.inbox);
  await expect(page.getByText(t('member.inboxEmptyTitle'))).toBeVisible();
});
