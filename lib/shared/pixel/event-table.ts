// What our 16 events are called at each platform: data, to be changed without touching code. Empty: not sent.
import type { PixelPlatform } from '@/lib/shared/pixel/pixel-ids';
import type { EventName } from '@/lib/shared/track/event';

/** Platforms whose names stand in the table; Adjust's are tokens of the registry. */
export type NamedPlatform = Exclude<PixelPlatform, 'adjust'>;

/** The names at one platform, in the order in which they are sent. */
export type EventNames = Readonly<Record<NamedPlatform, readonly string[]>>;

type Row = readonly [meta: string, tiktok: string, kwai: string, google: string, bigo: string];

/** Meta, TikTok, Kwai, Google's further standard names, BIGO. Google's tags and AppsFlyer get our own name in any case. */
const ROWS: Readonly<Record<EventName, Row>> = {
  firstOpen: ['firstOpen', 'firstOpen', '', '', ''],
  registerSubmit: ['registerSubmit', 'registerSubmit', '', '', ''],
  register: [
    'CompleteRegistration',
    'CompleteRegistration',
    'completeRegistration',
    'sign_up',
    'ec_register',
  ],
  login: ['login', 'login', '', '', ''],
  viewContent: ['ViewContent', 'ViewContent', 'contentView', 'view_item', 'page_view'],
  depositSubmit: ['InitiateCheckout', 'InitiateCheckout', 'initiatedCheckout', 'begin_checkout', ''],
  firstDeposit: ['AddToCart', 'AddToCart', 'addToCart', '', 'ec_add_cart'],
  firstDepositArrival: ['firstDepositArrival', 'firstDepositArrival', 'firstDeposit', '', 'ec_purchase'],
  startTrial: ['StartTrial', 'StartTrial', '', '', ''],
  deposit: ['Purchase', 'Purchase', 'purchase', 'purchase', ''],
  redeposit: ['redeposit', 'redeposit', '', '', ''],
  withdraw: ['withdraw', 'withdraw', '', '', ''],
  downloadApp: ['downloadApp', 'Download', 'download', '', 'app_download'],
  gameLaunch: ['gameLaunch', 'gameLaunch', '', '', ''],
  a2hsInstalled: ['a2hsInstalled', 'a2hsInstalled', '', '', 'app_download'],
  a2hsFirstOpen: ['a2hsFirstOpen', 'a2hsFirstOpen', '', '', 'app_download'],
};

const listOf = (...names: string[]): string[] => names.filter((name) => name !== '');

/**
 * The names of an event. Google's tag hears our name and, where it has one, its standard name; a container hears ours alone, since its
 * triggers choose by name and would count the event twice.
 */
export function eventNamesOf(event: EventName): EventNames {
  const [meta, tiktok, kwai, google, bigo] = ROWS[event];
  return {
    meta: listOf(meta),
    tiktok: listOf(tiktok),
    kwai: listOf(kwai),
    gtag: listOf(event, google),
    gtm: [event],
    appsflyer: [event],
    bigo: listOf(bigo),
  };
}

const META_STANDARD: ReadonlySet<string> = new Set([
  'CompleteRegistration',
  'ViewContent',
  'InitiateCheckout',
  'AddToCart',
  'StartTrial',
  'Purchase',
]);

/** Whether Meta knows the name; any other is a custom event. */
export function isMetaStandard(name: string): boolean {
  return META_STANDARD.has(name);
}
