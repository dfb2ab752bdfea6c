// The provider's manifest of the current request's merchant.
import 'server-only';
import { type FileSite, withImageCdns } from '@/lib/server/features/manifest/file-site';
import { getPageVisitor } from '@/lib/server/features/page-data/page-call';
import { toHostNames, toImageOf } from '@/lib/server/http/own-hosts';
import { startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { Result } from '@/lib/shared/calls/envelope';
import { manifest } from '@/lib/shared/calls/system-table';
import { MANIFEST_WAIT_MS } from '@/lib/shared/constants';
import {
  type ProviderManifest,
  parseProviderManifest,
  toHostedOn,
} from '@/lib/shared/manifest/provider-manifest';

export type ManifestAnswer = { readonly manifest: ProviderManifest; readonly isKnown: boolean };

async function fetchManifest(site: FileSite): Promise<Result<unknown> | undefined> {
  const { code } = site.brand;
  const merchant = getMerchant(code);
  if (!merchant) return undefined;
  const limitMs = MANIFEST_WAIT_MS;
  const query = new URLSearchParams({ merchantCode: code });
  const visitor = await getPageVisitor(site);
  const call = { merchant, row: manifest, visitor, query, timeoutMs: limitMs };
  return (await getAnswer(call, startBudget({ limitMs }))).result;
}

/** Returns the provider's manifest, empty without an answer; image servers are fetched in parallel. */
export async function getProviderManifest(fileSite: FileSite): Promise<ManifestAnswer> {
  const [site, result] = await Promise.all([withImageCdns(fileSite), fetchManifest(fileSite)]);
  const toHosted = toHostedOn(toHostNames(site), toImageOf(site));
  const value = result?.ok ? result.value : undefined;
  return { manifest: parseProviderManifest(value, toHosted), isKnown: result?.ok === true };
}
