// Names of the 16 events at each platform. Empty: not sent.
import type { PixelPlatform } from '@/lib/shared/pixel/pixel-ids';
import type { EventName } from '@/lib/shared/track/event';

/** Adjust uses tokens of the registry instead of names. */
export type NamedPlatform = Exclude<PixelPlatform, 'adjust'>;

/** Names by platform, in sending order. */
export type EventNames = Readonly<Record<NamedPlatform, readonly string[]>>;

type Row = readonly [meta: string, tiktok: string, kwai: string, google: string, bigo: string];

/** Meta, TikTok, Kwai, Google's standard names, BIGO. Google tags and AppsFlyer always get the site's own name. */
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

/** Returns the names of an event. A container gets the site's own name only, or its triggers would count twice. */
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

/** Returns whether Meta knows the name; others are custom events. */
export function isMetaStandard(name: string): boolean {
  return META_STANDARD.has(name);
}
