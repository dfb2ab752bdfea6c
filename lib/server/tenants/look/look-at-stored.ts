// Looks at the registry's files beside what is stored of a former look.
import 'server-only';
import { isUnchanged } from '@/lib/server/tenants/look/is-unchanged';
import { type CheckAll, type Former, lookAgain } from '@/lib/server/tenants/look/look-again';
import { beginLook, type StoredLookRequest, toCheckedFile } from '@/lib/server/tenants/look/look-request';
import type { Packed } from '@/lib/server/tenants/packed/packed';
import { digestOfEnv } from '@/lib/server/tenants/packed/packed-format';
import { readNewest, readStoredRegistry } from '@/lib/server/tenants/packed/stored-registry';

/** Returns the stored look, of another build or candidate where this one has none. */
export async function readFormer(request: StoredLookRequest): Promise<Former | undefined> {
  const stored = (await readStoredRegistry(toCheckedFile(request))) ?? (await readNewest(request.folder));
  if (!stored) return undefined;
  const { header, packed } = stored;
  const isSameBuild = header.build === request.build;
  return { packed, isSameBuild, isSameEnv: isSameBuild && header.envDigest === digestOfEnv(header.facts) };
}

/** Returns what the files hold now, with the last good forms of the stored look; `isStored` where nothing has changed since. */
export async function lookAtStored(
  request: StoredLookRequest,
  check: CheckAll,
): Promise<{ packed: Packed; isStored: boolean }> {
  const look = beginLook(request);
  const former = await readFormer(request);
  if (former?.isSameEnv && (await isUnchanged(look, former.packed.facts)))
    return { packed: former.packed, isStored: true };
  return { packed: await lookAgain(look, former, check), isStored: false };
}
