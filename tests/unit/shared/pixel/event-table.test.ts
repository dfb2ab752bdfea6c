import { eventNamesOf, isMetaStandard, type NamedPlatform } from '@/lib/shared/pixel/event-table';
import { PLATFORMS } from '@/lib/shared/pixel/pixel-ids';
import { EVENT_NAMES, type EventName } from '@/lib/shared/track/event';

// The table of the reference, cell by cell: Meta, TikTok, Kwai, Google's tag, container, AppsFlyer, BIGO. Adjust has tokens in the registry.
const COLUMNS: readonly NamedPlatform[] = ['meta', 'tiktok', 'kwai', 'gtag', 'gtm', 'appsflyer', 'bigo'];

const own = (name: string) => [name, name, '', name, name, name, ''];

const TABLE: Record<EventName, string[]> = {
  firstOpen: own('firstOpen'),
  registerSubmit: own('registerSubmit'),
  register: [
    'CompleteRegistration',
    'CompleteRegistration',
    'completeRegistration',
    'register sign_up',
    'register',
    'register',
    'ec_register',
  ],
  login: own('login'),
  viewContent: [
    'ViewContent',
    'ViewContent',
    'contentView',
    'viewContent view_item',
    'viewContent',
    'viewContent',
    'page_view',
  ],
  depositSubmit: [
    'InitiateCheckout',
    'InitiateCheckout',
    'initiatedCheckout',
    'depositSubmit begin_checkout',
    'depositSubmit',
    'depositSubmit',
    '',
  ],
  firstDeposit: [
    'AddToCart',
    'AddToCart',
    'addToCart',
    'firstDeposit',
    'firstDeposit',
    'firstDeposit',
    'ec_add_cart',
  ],
  firstDepositArrival: [
    'firstDepositArrival',
    'firstDepositArrival',
    'firstDeposit',
    'firstDepositArrival',
    'firstDepositArrival',
    'firstDepositArrival',
    'ec_purchase',
  ],
  startTrial: ['StartTrial', 'StartTrial', '', 'startTrial', 'startTrial', 'startTrial', ''],
  deposit: ['Purchase', 'Purchase', 'purchase', 'deposit purchase', 'deposit', 'deposit', ''],
  redeposit: own('redeposit'),
  withdraw: own('withdraw'),
  downloadApp: [
    'downloadApp',
    'Download',
    'download',
    'downloadApp',
    'downloadApp',
    'downloadApp',
    'app_download',
  ],
  gameLaunch: own('gameLaunch'),
  a2hsInstalled: [...own('a2hsInstalled').slice(0, 6), 'app_download'],
  a2hsFirstOpen: [...own('a2hsFirstOpen').slice(0, 6), 'app_download'],
};

test.each(EVENT_NAMES)('%s has the names of the table at every platform (T1, T4)', (event) => {
  const names = eventNamesOf(event);
  expect(COLUMNS.map((column) => names[column].join(' '))).toEqual(TABLE[event]);
});

test('every platform but Adjust is in the table (T4)', () => {
  expect([...COLUMNS, 'adjust'].sort()).toEqual([...PLATFORMS].sort());
});

test('Meta’s standard names begin with a capital letter, custom ones do not', () => {
  for (const event of EVENT_NAMES)
    for (const name of eventNamesOf(event).meta) expect(isMetaStandard(name)).toBe(/^[A-Z]/.test(name));
});

test('no name is longer than Google takes', () => {
  for (const event of EVENT_NAMES)
    for (const name of eventNamesOf(event).gtag) expect(name).toMatch(/^[a-zA-Z][\w]{0,39}$/);
});
