// Starts the way to the home screen on a page, once: the browser's events, the tries and the delay of SPEC §4 and §9.
import 'client-only';
import { getInstall, resetInstall, sendInstall } from '@/lib/client/install/install-store';
import { hasParkedPrompt } from '@/lib/client/install/parked-prompt';
import { readInstallStart } from '@/lib/client/install/read-install-facts';
import { TIMING } from '@/lib/shared/constants';
import { toInstallStart } from '@/lib/shared/install/install-machine';

let isStarted = false;

function tryPrompt(): void {
  if (hasParkedPrompt()) sendInstall('captured');
  else sendInstall('tried');
  const { hasPrompt, isMissing } = getInstall();
  if (!hasPrompt && !isMissing) setTimeout(tryPrompt, TIMING.installPromptTryMs);
}

function capture(): void {
  if (hasParkedPrompt()) sendInstall('captured');
}

/** A break that begins or ends changes what may be offered: while nothing of it stands, the flow looks again. */
export function renewInstall(): void {
  const { phase } = getInstall();
  if (!isStarted || (phase !== 'waiting' && phase !== 'offered')) return;
  resetInstall(toInstallStart(readInstallStart()));
  if (hasParkedPrompt()) sendInstall('captured');
  sendInstall('due');
}

/** Waits for the browser's prompt in 20 tries of 150 ms, and offers 1 s after the start. A prompt that comes later still counts. */
export function startInstall(): void {
  if (isStarted) return;
  isStarted = true;
  resetInstall(toInstallStart(readInstallStart()));
  window.addEventListener('beforeinstallprompt', capture);
  window.addEventListener('appinstalled', () => sendInstall('installed'));
  if (window.mcInstalled) sendInstall('installed');
  if (hasParkedPrompt()) sendInstall('captured');
  else setTimeout(tryPrompt, TIMING.installPromptTryMs);
  setTimeout(sendInstall, TIMING.bottomPromptDelayMs, 'due');
}
