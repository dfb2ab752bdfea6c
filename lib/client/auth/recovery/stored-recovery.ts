// Whose password is being recovered, stored per tab: reading the code in another app may cost the page.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { parseStoredRecovery } from '@/lib/shared/auth/recovery/parse-stored-recovery';
import type { RecoverySubject } from '@/lib/shared/auth/recovery/recovery-machine';

/** Returns whose code was requested a short time ago, if it is still of use. */
export function readStoredRecovery(): RecoverySubject | undefined {
  return parseStoredRecovery(readStoredRecord(STORED.recovery), Date.now());
}

/** Stores whose code has been requested. */
export function storeRecovery(subject: RecoverySubject): void {
  writeStored(STORED.recovery, JSON.stringify({ ...subject, requestedAt: Date.now() }));
}

/** Removes it: the password is set, or the player wants another account. */
export function dropStoredRecovery(): void {
  removeStored(STORED.recovery);
}
