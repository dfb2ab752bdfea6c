// Lists of members with deposits, on this device.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { type DepositMemory, parseKnownDeposits } from '@/lib/shared/track/money/deposit-memory';

/** Returns both lists; read each time, as another tab may write. */
export function readDeposits(): DepositMemory {
  return {
    submits: parseKnownDeposits(readStored(STORED.firstDeposit)),
    arrivals: parseKnownDeposits(readStored(STORED.firstArrival)),
  };
}

/** Stores changed lists. */
export function writeDeposits(next: DepositMemory, before: DepositMemory): void {
  if (next.submits !== before.submits) writeStored(STORED.firstDeposit, JSON.stringify(next.submits));
  if (next.arrivals !== before.arrivals) writeStored(STORED.firstArrival, JSON.stringify(next.arrivals));
}
