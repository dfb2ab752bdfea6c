// Whether the prompt to install may come unasked.
import { INSTALL } from '@/lib/shared/constants';

/** What decides it. */
export type OfferFacts = {
  readonly mode: 'native' | 'homescreen' | 'browser';
  /** An app's browser cannot put anything on a home screen. */
  readonly isWebview: boolean;
  /** The browser once said that the site is installed. */
  readonly isInstalled: boolean;
  /** The player takes a break: nothing is offered. */
  readonly isOnBreak: boolean;
  /** First visit, and no game played yet. */
  readonly isNew: boolean;
  /** Declined in this session. */
  readonly isSkipped: boolean;
  /** The close counter as stored. */
  readonly closes: number;
};

/** The close counter from what is stored; anything but a positive whole number counts as none. */
export function parseCloses(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Only in a browser of its own, not where it is installed, not again in a session that declined, not after three closes on a device, not during a break, not before the first game of a first visit. */
export function mayOfferInstall(facts: OfferFacts): boolean {
  const { mode, isWebview, isInstalled, isOnBreak, isNew, isSkipped, closes } = facts;
  if (isOnBreak || isNew || isSkipped || closes >= INSTALL.maxCloses) return false;
  return mode === 'browser' && !isWebview && !isInstalled;
}
