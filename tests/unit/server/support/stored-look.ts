// Looks at a registry as a start does, for tests of the stored result.
import path from 'node:path';
import { assemble } from '@/lib/server/tenants/assembly/load-registry';
import { checkFile } from '@/lib/server/tenants/files/check-file';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { checkInTurns } from '@/lib/server/tenants/look/find-registry';
import { lookAtStored } from '@/lib/server/tenants/look/look-at-stored';
import { type StoredLookRequest, toCheckedFile } from '@/lib/server/tenants/look/look-request';
import { packLoad } from '@/lib/server/tenants/packed/pack-load';
import { writeStoredRegistry } from '@/lib/server/tenants/packed/stored-registry';

/** Looks at the registry and stores the result. Returns the checked files too. */
export async function lookAndStore(request: StoredLookRequest) {
  const checked: string[] = [];
  const found = await lookAtStored(request, (files) => {
    checked.push(...files.map((file) => path.basename(file)));
    return checkInTurns(files);
  });
  if (!found.isStored)
    await writeStoredRegistry(toCheckedFile(request), {
      build: request.build,
      packed: found.packed,
    });
  return { ...found, checked };
}

/** Packs what this process finds in a folder, without another process. */
export function packHere(folder: string) {
  const checks = listRegistryFiles(folder).map((file) => checkFile(file));
  return packLoad(assemble(folder, checks), { place: folder, candidateKey: '' });
}
