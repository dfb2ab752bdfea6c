// Capability checks of the browser; nothing identifies a player, nothing is sent.
import 'client-only';
import { getWebviewName, isStandalone } from '@/lib/client/device/app-mode';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';

function canStore(): boolean {
  const isStored = writeStored(STORED.probe, '1');
  removeStored(STORED.probe);
  return isStored;
}

async function hasPasskeys(): Promise<boolean> {
  const { PublicKeyCredential: credential } = window;
  return (await credential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false;
}

export const PROBES = [
  { id: 'script', run: () => true },
  { id: 'cookies', run: () => navigator.cookieEnabled },
  { id: 'storage', run: canStore },
  { id: 'online', run: () => navigator.onLine },
  { id: 'browser', run: () => getWebviewName() === undefined },
  { id: 'worker', run: () => 'serviceWorker' in navigator },
  { id: 'install', run: () => isStandalone() || 'onbeforeinstallprompt' in window },
  { id: 'push', run: () => 'PushManager' in window },
  { id: 'notifications', run: () => Notification.permission === 'granted' },
  { id: 'badge', run: () => 'setAppBadge' in navigator },
  { id: 'share', run: () => 'share' in navigator },
  { id: 'clipboard', run: () => typeof navigator.clipboard?.writeText === 'function' },
  { id: 'fullscreen', run: () => document.fullscreenEnabled === true },
  { id: 'otp', run: () => 'OTPCredential' in window },
  { id: 'passkey', run: hasPasskeys },
] as const satisfies readonly { readonly id: string; readonly run: () => boolean | Promise<boolean> }[];

export type ProbeId = (typeof PROBES)[number]['id'];
