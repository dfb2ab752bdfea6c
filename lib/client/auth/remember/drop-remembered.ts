// Takes the remembered login off this device; by itself, since every page carries it for failures and the sign-out.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';

/** Removes the remembered login and its marker; the player's choice stays. */
export function dropRemembered(): void {
  removeStored(STORED.remembered);
  removeStored(STORED.rememberedMark);
}
