// Starts the installation from a tap anywhere on the site: the browser's own prompt, or the steps of this browser.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import {
  getInstall,
  isInstallAttended,
  sendInstall,
  subscribeInstall,
} from '@/lib/client/install/install-store';
import { askParkedPrompt } from '@/lib/client/install/parked-prompt';
import { startInstall } from '@/lib/client/install/start-install';
import { leaveTo } from '@/lib/client/page/leave-page';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** How a request ends: the player's answer, the steps opened, or nothing to do here. */
export type InstallAnswer = 'accepted' | 'dismissed' | 'coach' | 'installed' | 'unavailable';

/** How long what shows the steps may take to come, before the page that has them written down is opened. */
const SHOWN_WITHIN_MS = 3_000;

let running: Promise<InstallAnswer> | undefined;

function isSettled(): boolean {
  const { hasPrompt, isMissing, hasSteps, isInstalled } = getInstall();
  return hasPrompt || isMissing || hasSteps || isInstalled;
}

/** Waits for the prompt or the flag that it is missing: 3 s at most, within which a tap still counts as one. */
function whenSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled()) return;
      stop();
      resolve();
    };
    const stop = subscribeInstall(look);
    look();
  });
}

// Without the late texts nothing could show the steps: the download page has them in its HTML.
function showElsewhere(): void {
  const query = new URLSearchParams(window.location.search);
  if (!isInstallAttended()) leaveTo(toHref(ROUTES.download, {}, query));
}

async function install(): Promise<InstallAnswer> {
  startInstall();
  await whenSettled();
  sendInstall('agreed');
  if (getInstall().phase === 'asking') {
    const outcome = await askParkedPrompt();
    sendInstall(outcome);
    if (outcome !== 'failed') return outcome;
  }
  if (getAppMode() === 'native') return 'unavailable';
  const { phase } = getInstall();
  if (phase === 'coach') setTimeout(showElsewhere, SHOWN_WITHIN_MS);
  if (phase === 'installing') return 'accepted';
  return phase === 'coach' ? 'coach' : 'installed';
}

/**
 * Installs the site, from a tap: `accepted` or `dismissed` where the browser asked the player; `coach` where its steps were opened (also when
 * its prompt failed, and in an app's browser the way out of it, B14); `installed` where the site is on the home screen already; `unavailable`
 * inside the operator's own app. What has to be said is said by the late parts. One request runs at a time. Never throws.
 * For the late parts alone: an import of it by a page, even a lazy one, parts the code that all pages share and adds 3 kB to their first
 * load. Pages call wantInstall.
 */
export async function requestInstall(): Promise<InstallAnswer> {
  running ??= install().finally(() => {
    running = undefined;
  });
  return running;
}
