// Last good forms stored before the start; each is checked again before it serves.
import 'server-only';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import { checkEntry } from '@/lib/server/tenants/files/check-entry';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import { entryFile, readIndex } from '@/lib/server/tenants/last-good/stored-index';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';

function readEntry(folder: string, code: string): HeldMerchant | undefined {
  try {
    const { merchant } = checkEntry(JSON.parse(readRegularFile(entryFile(folder, code))), '');
    return merchant?.code === code ? merchant : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a folder's last good forms; entries are read on first use. */
export function readLastGood(folder: string): LastGood {
  const index = readIndex(folder);
  const read = new Map<string, HeldMerchant | undefined>();
  const get = (code: string): HeldMerchant | undefined => {
    if (!read.has(code) && index.has(code)) read.set(code, readEntry(folder, code));
    return read.get(code);
  };
  return { files: new Map([...index].map(([code, { file }]) => [code, file])), get };
}
