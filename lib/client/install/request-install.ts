import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import {
  dispatchInstall,
  getInstall,
  hasInstallUi,
  subscribeInstall,
} from '@/lib/client/install/install-store';
import { showNativePrompt } from '@/lib/client/install/native-prompt';
import { startInstall } from '@/lib/client/install/start-install';
import { leaveTo } from '@/lib/client/page/leave-page';
import { INSTALL_PROMPT_TRIES, INSTALL_PROMPT_TRY_MS } from '@/lib/shared/constants';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Outcome: the player's answer, steps shown, or nothing to do. */
export type InstallOutcome = 'accepted' | 'dismissed' | 'coach' | 'installed' | 'unavailable';

/** How long the steps may take to show before the download page opens. */
const SHOWN_WITHIN_MS = 3_000;

let running: Promise<InstallOutcome> | undefined;

function isSettled(): boolean {
  const { hasPrompt, isMissing, hasSteps, isInstalled } = getInstall();
  return hasPrompt || isMissing || hasSteps || isInstalled;
}

/** Waits for the prompt or the flag that it is missing: up to 3 s, while a tap still counts. A prompt that was
 * declined may not come again: then it is missing too. */
function whenPromptSettled(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(dispatchInstall, INSTALL_PROMPT_TRIES * INSTALL_PROMPT_TRY_MS, 'missed');
    const look = () => {
      if (!isSettled()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = subscribeInstall(look);
    look();
  });
}

// Without the deferred texts, the steps cannot show: the download page has them in its HTML.
function showElsewhere(): void {
  const query = new URLSearchParams(window.location.search);
  if (!hasInstallUi()) leaveTo(toHref(ROUTES.download, {}, query));
}

async function install(): Promise<InstallOutcome> {
  startInstall();
  await whenPromptSettled();
  dispatchInstall('agreed');
  if (getInstall().phase === 'asking') {
    const outcome = await showNativePrompt();
    dispatchInstall(outcome);
    if (outcome !== 'failed') return outcome;
  }
  if (getAppMode() === 'native') return 'unavailable';
  const { phase } = getInstall();
  if (phase === 'coach') setTimeout(showElsewhere, SHOWN_WITHIN_MS);
  if (phase === 'installing') return 'accepted';
  return phase === 'coach' ? 'coach' : 'installed';
}

/** Installs the site in a tap, one request at a time. Never throws. Deferred widgets alone import it: an
 * import by a page would split the shared bundle and add 3 kB to its first load. */
export async function requestInstall(): Promise<InstallOutcome> {
  running ??= install().finally(() => {
    running = undefined;
  });
  return running;
}
