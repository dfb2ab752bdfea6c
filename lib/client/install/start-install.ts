// Starts the install flow once per page: browser events, tries and delay.
import 'client-only';
import { dispatchInstall, getInstall, resetInstall } from '@/lib/client/install/install-store';
import { hasNativePrompt } from '@/lib/client/install/native-prompt';
import { readInstallStart } from '@/lib/client/install/read-install-facts';
import { BOTTOM_PROMPT_DELAY_MS, INSTALL_PROMPT_TRIES, INSTALL_PROMPT_TRY_MS } from '@/lib/shared/constants';
import { toInstallStart } from '@/lib/shared/install/install-machine';

let isStarted = false;

function capture(): void {
  if (hasNativePrompt()) dispatchInstall('captured');
}

// The tries are counted here: each change of the state renders at once, and React would restart a navigation.
function tryPrompt(tries: number): void {
  capture();
  if (getInstall().hasPrompt) return;
  if (tries < INSTALL_PROMPT_TRIES) setTimeout(tryPrompt, INSTALL_PROMPT_TRY_MS, tries + 1);
  else dispatchInstall('missed');
}

/** Restarts a flow without an open dialog: a break or the first game changes what may be offered. */
export function restartInstall(): void {
  const { phase, isMissing } = getInstall();
  if (!isStarted || (phase !== 'waiting' && phase !== 'offered')) return;
  // The tries are not repeated.
  resetInstall({ ...toInstallStart(readInstallStart()), isMissing });
  capture();
  dispatchInstall('due');
}

/** Waits for the browser's prompt in 20 tries of 150 ms and offers after 1 s. A later prompt still counts. */
export function startInstall(): void {
  if (isStarted) return;
  isStarted = true;
  resetInstall(toInstallStart(readInstallStart()));
  window.addEventListener('beforeinstallprompt', capture);
  window.addEventListener('appinstalled', () => dispatchInstall('installed'));
  if (window.mcInstalled) dispatchInstall('installed');
  if (hasNativePrompt()) dispatchInstall('captured');
  else setTimeout(tryPrompt, INSTALL_PROMPT_TRY_MS, 1);
  setTimeout(dispatchInstall, BOTTOM_PROMPT_DELAY_MS, 'due');
}
