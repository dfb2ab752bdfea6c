// The player's choice under the key autoLogin: whether this device may sign him in by itself.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';

/** Whether auto-login is switched off on this device; a device that was never asked has it on. */
export function isAutoLoginOff(): boolean {
  return readStored(STORED.autoLogin) === '0';
}

/** Keeps the choice. */
export function storeAutoLoginChoice(isOn: boolean): void {
  writeStored(STORED.autoLogin, isOn ? '1' : '0');
}
