// The player's choice, stored as autoLogin, whether this device may sign in automatically.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';

/** Returns whether auto-login is off on this device; it is on by default. */
function isAutoLoginOff(): boolean {
  return readStored(STORED.autoLogin) === '0';
}

/** Returns whether the box that keeps the player signed in is ticked: as they left it, whatever a log-out or a refusal did since. */
export function isKeepTicked(): boolean {
  const choice = readStored(STORED.keepChoice);
  return choice === null ? !isAutoLoginOff() : choice === '1';
}

/** Stores how the player left the box. */
export function storeKeepChoice(isTicked: boolean): void {
  writeStored(STORED.keepChoice, isTicked ? '1' : '0');
}

/** Stores the choice. */
export function storeAutoLoginChoice(isOn: boolean): void {
  writeStored(STORED.autoLogin, isOn ? '1' : '0');
}
