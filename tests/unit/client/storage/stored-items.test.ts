import { STORED } from '@/lib/client/storage/stored-items';

test.each([
  ['firstOpen', STORED.firstOpen],
  ['autoLogin', STORED.autoLogin],
  ['remPass', STORED.remembered],
  ['sass', STORED.rememberedMark],
  ['FCM_webToken', STORED.pushToken],
  ['FCM_closeDate', STORED.pushCloseDate],
  ['s2s_info', STORED.s2sInfo],
  ['reg_info', STORED.regInfo],
  ['firstDeposit', STORED.firstDeposit],
  ['WEBCLIP', STORED.webclip],
  ['in_app', STORED.inApp],
] as const)('%s is a key of the device storage, which devices may have already (E8)', (key, item) => {
  expect(item).toEqual({ area: 'local', key });
});

test('no two items share a place (E8)', () => {
  const places = Object.values(STORED).map(({ area, key }) => `${area} ${key}`);
  expect(new Set(places).size).toBe(places.length);
});
