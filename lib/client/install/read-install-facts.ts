// Device and browser facts at the start of the install flow.
import 'client-only';
import { getAppMode, getEnvironment } from '@/lib/client/device/app-mode';
import { readCloses } from '@/lib/client/install/install-effects';
import { isNewVisitor } from '@/lib/client/install/is-new-visitor';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { type CoachKind, coachKindOf, hasOwnSteps } from '@/lib/shared/install/coach-steps';
import type { InstallStart } from '@/lib/shared/install/install-machine';
import { type InstallSettings, parseInstallText } from '@/lib/shared/install/install-settings';
import { mayOfferInstall } from '@/lib/shared/install/may-offer';

/** Returns the prompt's theme and preferred offer. */
export function readInstallSettings(): InstallSettings {
  return parseInstallText(document.documentElement.dataset.install);
}

/** Returns which install steps apply to this browser. */
export function readCoachKind(): CoachKind {
  const { userAgent, maxTouchPoints } = window.navigator;
  return coachKindOf({ userAgent, maxTouchPoints, environment: getEnvironment() });
}

/** Returns the start facts; a declined session or three closes on this device suppress the offer. */
export function readInstallStart(): InstallStart {
  const mode = getAppMode();
  const kind = readCoachKind();
  const isInstalled = mode !== 'browser' || readStored(STORED.pwaInstalled) === '1';
  const isSkipped = readStored(STORED.installSkipped) === '1';
  const isOnBreak = getBreakEnd() !== undefined;
  const isWebview = kind === 'webview';
  const isNew = isNewVisitor();
  const facts = { mode, isWebview, isInstalled, isOnBreak, isNew, isSkipped, closes: readCloses() };
  return { mayOffer: mayOfferInstall(facts), hasSteps: hasOwnSteps(kind), isInstalled };
}
