// The process that looks at a large registry and stores what serves (build/registry-check.mjs, bundled on its own).
import 'server-only';
import { isUnchanged } from '@/lib/server/tenants/look/is-unchanged';
import {
  beginLook,
  type Look,
  type StoredLookRequest,
  toCheckedFile,
} from '@/lib/server/tenants/look/look-request';
import { digestOfEnv } from '@/lib/server/tenants/packed/packed-format';
import { readStoredFacts, writeStoredRegistry } from '@/lib/server/tenants/packed/stored-registry';

async function findUnchanged(look: Look, file: string): Promise<string | undefined> {
  const { header, mark } = (await readStoredFacts(file)) ?? {};
  if (!header || header.envDigest !== digestOfEnv(header.facts)) return undefined;
  return (await isUnchanged(look, header.facts)) ? mark : undefined;
}

async function lookOnce(request: StoredLookRequest): Promise<string> {
  const [look, file] = [beginLook(request), toCheckedFile(request)];
  const unchanged = await findUnchanged(look, file);
  if (unchanged !== undefined) return unchanged;
  // The schema takes a while to load, and most starts need none of it.
  const [{ readFormer }, { lookAgain }, { checkCompiled }] = await Promise.all([
    import('@/lib/server/tenants/look/look-at-stored'),
    import('@/lib/server/tenants/look/look-again'),
    import('@/lib/server/tenants/look/check-compiled'),
  ]);
  const packed = await lookAgain(look, await readFormer(request), checkCompiled());
  return writeStoredRegistry(file, { build: request.build, packed });
}

process.once('disconnect', () => process.exit());
process.once('message', async (request: StoredLookRequest) => {
  const mark = await lookOnce(request);
  process.send?.(mark, () => process.disconnect());
});
