// Publishes the brand's official domains and apps on every host of the merchant, and the proof that the host leads here.
import 'server-only';
import { toHostOrigin } from '@/lib/server/features/device/alternate-hosts';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import {
  type ClientConnection,
  readClientConnection,
} from '@/lib/server/platform/connection/client-connection';
import { getEnv } from '@/lib/server/platform/env';
import { toDomainProof } from '@/lib/server/tenants/domain-proof';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import {
  buildAppleAssociation,
  buildAssetLinks,
  type OfficialDomainsFile,
  toOfficialDomains,
} from '@/lib/shared/domains/domain-files';
import { ROUTES } from '@/lib/shared/routes';

/** Short, so that an outdated domain is not published for long. */
const CACHE_CONTROL = 'public, max-age=3600';
const JSON_TYPE = 'application/json; charset=utf-8';

type ToValue = (merchant: Merchant, client: ClientConnection) => unknown;

function answerJson(request: Request, toValue: ToValue): Response {
  const client = readClientConnection(request.headers);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) return answerMissing(421);
  const value = toValue(merchant, client);
  if (value === undefined) return answerMissing(404);
  const body = JSON.stringify(value);
  return answerFile(request, { body, type: JSON_TYPE, cacheControl: CACHE_CONTROL });
}

function toFile({ brand, officialDomains }: Merchant, client: ClientConnection): OfficialDomainsFile {
  const page = toHostOrigin(client.siteHost, { ...client, siteHost: '' }) + ROUTES.domains;
  return { brand: brand.name, domains: toOfficialDomains(officialDomains), page };
}

function toAssetLinks(
  { apps, officialDomains }: Merchant,
  client: ClientConnection,
): readonly unknown[] | undefined {
  const others = officialDomains.filter((host) => !host.startsWith('*.') && host !== client.hostName);
  const links = buildAssetLinks(
    apps,
    others.map((host) => toHostOrigin(host, client)),
  );
  return links.length > 0 ? links : undefined;
}

const toAssociation = ({ apps, brand }: Merchant): unknown =>
  apps.apple.length > 0 ? buildAppleAssociation(apps, brand.off) : undefined;

/** Answers `/.well-known/official-domains.json`: brand, domains, and the page with the same content. */
export const answerOfficialDomains = (request: Request): Response => answerJson(request, toFile);

/** Answers `/.well-known/assetlinks.json`; 404 for a merchant with one domain and no app. */
export const answerAssetLinks = (request: Request): Response => answerJson(request, toAssetLinks);

/** Answers `/.well-known/apple-app-site-association`; 404 for a merchant without an app. */
export const answerAppleAssociation = (request: Request): Response => answerJson(request, toAssociation);

/** Returns the proof of a host of the registry as text; 421 for any other host. */
export function answerProof(request: Request): Response {
  const { hostName = '' } = readClientConnection(request.headers);
  const [secret = ''] = getEnv().SESSION_SECRET;
  if (!getMerchantByHost(hostName)) return answerMissing(421);
  const body = `${toDomainProof(secret, hostName)}\n`;
  return answerFile(request, { body, type: 'text/plain; charset=utf-8', cacheControl: 'no-store' });
}
