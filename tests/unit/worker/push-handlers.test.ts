import {
  handleClick,
  handlePush,
  handleSubscriptionChange,
  type PushScope,
} from '@/lib/worker/push/push-handlers';

const ORIGIN = 'https://one.example';
const windowAt = (path: string, visibilityState = 'visible') => ({
  url: ORIGIN + path,
  visibilityState,
  postMessage: jest.fn(),
  focus: jest.fn(async () => undefined),
});

function scopeWith(...windows: ReturnType<typeof windowAt>[]) {
  const unsubscribe = jest.fn(async () => true);
  const parts = {
    unsubscribe,
    showNotification: jest.fn(async () => undefined),
    openWindow: jest.fn(async () => null),
    setAppBadge: jest.fn(async () => undefined),
    clearAppBadge: jest.fn(async () => undefined),
  };
  const scope = {
    location: new URL(`${ORIGIN}/m/sw.js`),
    clients: { matchAll: async () => windows, openWindow: parts.openWindow },
    navigator: { setAppBadge: parts.setAppBadge, clearAppBadge: parts.clearAppBadge },
    registration: {
      showNotification: parts.showNotification,
      getNotifications: async () => [{}, {}],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    },
  } as unknown as PushScope;
  return { ...parts, scope };
}

const click = (path: unknown) => ({ close: jest.fn(), data: { path } }) as unknown as Notification;
const message = (fields: object) =>
  JSON.stringify({ fcmMessageId: 'm', notification: { title: 'Hi' }, ...fields });

test('windows get the library’s message when one is visible, and nothing else is shown (P2)', async () => {
  const [seen, hidden] = [windowAt('/m/home'), windowAt('/m/news', 'hidden')];
  const { scope, showNotification } = scopeWith(seen, hidden);
  await handlePush(scope, message({ data: { link: '/m/a' } }));
  const reported = expect.objectContaining({
    isFirebaseMessaging: true,
    messageType: 'push-received',
    fcmMessageId: 'm',
  });
  expect(seen.postMessage).toHaveBeenCalledWith(reported);
  expect(hidden.postMessage).toHaveBeenCalledWith(reported);
  expect(showNotification).not.toHaveBeenCalled();
});

test('without a visible window one notification is shown, and the badge counts (P2, B16)', async () => {
  const hidden = windowAt('/m/home', 'hidden');
  const { scope, showNotification, setAppBadge, clearAppBadge } = scopeWith(hidden);
  await handlePush(scope, message({}));
  expect(showNotification).toHaveBeenCalledTimes(1);
  expect(showNotification).toHaveBeenCalledWith(
    'Hi',
    expect.objectContaining({ tag: 'm', data: { path: '/m/home' } }),
  );
  expect(hidden.postMessage).not.toHaveBeenCalled();
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  await handlePush(scope, message({ data: { unread: '5' } }));
  expect(setAppBadge).toHaveBeenLastCalledWith(5);
  await handlePush(scope, message({ data: { unread: '0' } }));
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});

test.each(['/m/launchGame?vendor=LOTT', '/m/launchGame/', '/m/%6CaunchGame'])(
  'beside a game at %s, which shows no messages, a message is a notification (P2)',
  async (path) => {
    const game = scopeWith(windowAt(path));
    await handlePush(game.scope, message({}));
    expect(game.showNotification).toHaveBeenCalledTimes(1);
    const both = scopeWith(windowAt(path), windowAt('/m/home'));
    await handlePush(both.scope, message({}));
    expect(both.showNotification).not.toHaveBeenCalled();
  },
);

test('an unreadable message shows the site’s name as a notification, and nothing in a visible window (P2)', async () => {
  const away = scopeWith();
  await handlePush(away.scope, 'nonsense');
  expect(away.showNotification).toHaveBeenCalledWith('one.example', expect.objectContaining({ body: '' }));
  const seen = windowAt('/m/home');
  const here = scopeWith(seen);
  await handlePush(here.scope, 'nonsense');
  expect(seen.postMessage).not.toHaveBeenCalled();
  expect(here.showNotification).not.toHaveBeenCalled();
});

test('a tap brings the window forward that shows the page, else opens it, and never leaves the site (P2, SEC-69)', async () => {
  const [other, right] = [windowAt('/m/home'), windowAt('/m/activity?activityId=4#x', 'hidden')];
  const { scope, openWindow } = scopeWith(other, right);
  const tapped = click('/m/activity?activityId=4');
  await handleClick(scope, tapped);
  expect(tapped.close).toHaveBeenCalled();
  expect(right.focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
  await handleClick(scope, click('/m/news'));
  expect(openWindow).toHaveBeenLastCalledWith(`${ORIGIN}/m/news`);
  for (const hostile of ['https://evil.example/m/', '//evil.example', undefined]) {
    const alone = scopeWith();
    await handleClick(alone.scope, click(hostile));
    expect(alone.openWindow).toHaveBeenLastCalledWith(`${ORIGIN}/m/home`);
  }
  expect(other.focus).not.toHaveBeenCalled();
});

test('a subscription that the browser changed is dropped, so that the next visit binds again (P4)', async () => {
  const { scope, unsubscribe } = scopeWith();
  await handleSubscriptionChange(scope);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
