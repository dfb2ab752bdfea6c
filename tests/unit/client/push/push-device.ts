// A fake browser with push: worker, push manager and permission as plain objects.

/** The browser's push subscription and permission. */
export type PushDevice = { permission: NotificationPermission; subscription: object | null };

/** Installs worker, push manager and permission; their answers can be changed at any time. */
export function setUpPush(permission: NotificationPermission = 'granted'): PushDevice {
  const device: PushDevice = { permission, subscription: null };
  const registration = { pushManager: { getSubscription: async () => device.subscription } };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  const permissionRequest = { requestPermission: async () => device.permission };
  Object.defineProperty(permissionRequest, 'permission', { get: () => device.permission });
  Object.defineProperty(window, 'Notification', { value: permissionRequest, configurable: true });
  return device;
}

/** Takes them out again. */
export function tearDownPush(): void {
  for (const [place, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(place, name);
}

/** A site configuration with push, and a member who has it on. */
export const CONFIG = {
  sms: {
    config: { apiKey: 'key-1', projectId: 'one-1', appId: '1:2:web:3', messagingSenderId: '123' },
    vapidKey: `BA${'a'.repeat(85)}`,
  },
};
