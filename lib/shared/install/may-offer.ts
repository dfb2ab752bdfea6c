// Where and when the install prompt may open automatically.
import { INSTALL } from '@/lib/shared/constants';
import { isLaunchPath, ROUTES, trimPath } from '@/lib/shared/routes';
import { FORM_PAGES } from '@/lib/shared/update/refresh-place';

const UNWELCOME = new Set<string>([
  ...FORM_PAGES,
  ROUTES.download,
  ROUTES.app,
  ROUTES.diagnosis,
  ROUTES.offline,
]);

/** Returns whether the prompt may open automatically on this path. */
export function isInstallWelcome(pathname: string): boolean {
  return !isLaunchPath(pathname) && !UNWELCOME.has(trimPath(pathname));
}

export type OfferFacts = {
  readonly mode: 'native' | 'homescreen' | 'browser';
  /** A webview cannot install to the home screen. */
  readonly isWebview: boolean;
  /** The browser reported an installation. */
  readonly isInstalled: boolean;
  readonly isOnBreak: boolean;
  /** First visit, and no game played yet. */
  readonly isNew: boolean;
  readonly isSkipped: boolean;
  readonly closes: number;
};

/** Parses the close counter; invalid values count as 0. */
export function parseCloses(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Returns false when installed, in a webview, declined this session, closed three times, during a break, or before a first game. */
export function mayOfferInstall(facts: OfferFacts): boolean {
  const { mode, isWebview, isInstalled, isOnBreak, isNew, isSkipped, closes } = facts;
  if (isOnBreak || isNew || isSkipped || closes >= INSTALL.maxCloses) return false;
  return mode === 'browser' && !isWebview && !isInstalled;
}
