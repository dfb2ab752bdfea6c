// Messages to the launching site in a vendor's form, to that one origin.
import type { StageData } from './stage-data.ts';

export type PlayMessage =
  | { type: 'loaded' | 'close' }
  | { type: 'roundStart'; stake: number }
  | { type: 'roundEnd'; stake: number; win: number; balance: number }
  | { type: 'depositSubmit' | 'deposit'; id: string; amount: number; currency: string; first?: true };

/** The last arrived deposit that no window received. */
let undelivered: object | undefined;

const findListener = (): Window | null => {
  if (window.parent !== window) return window.parent;
  return window.opener;
};

export const isFramed = (): boolean => window.parent !== window;

export const post = (stage: StageData, message: PlayMessage): void => {
  const { siteOrigin, game, money } = stage;
  if (!siteOrigin) return;
  const whole = { source: 'sandbox-games', game, currency: money.currency, ...message };
  const listener = findListener();
  listener?.postMessage(whole, siteOrigin);
  if (!listener && message.type === 'deposit') undelivered = whole;
};

/** The link back; without a window to notify, it carries the last deposit. */
export const toReturn = (backUrl: string): string => {
  if (!undelivered) return backUrl;
  const url = new URL(backUrl);
  url.searchParams.set('money', JSON.stringify(undelivered));
  return url.href;
};
