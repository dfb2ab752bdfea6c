// Removes the remembered login. A file of its own: every page loads it for failures and sign-out.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';

/** Removes the remembered login and its marker; the auto-login choice stays. */
export function dropRemembered(): void {
  removeStored(STORED.remembered);
  removeStored(STORED.rememberedMark);
}
