// The player's choice, stored as autoLogin, whether this device may sign in automatically.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';

/** Returns whether auto-login is off on this device; it is on by default. */
export function isAutoLoginOff(): boolean {
  return readStored(STORED.autoLogin) === '0';
}

/** Stores the choice. */
export function storeAutoLoginChoice(isOn: boolean): void {
  writeStored(STORED.autoLogin, isOn ? '1' : '0');
}
