// `GET /m/manifest.webmanifest?merchantCode=…&lang=…`: the web app manifest.
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getDownloads } from '@/lib/server/features/download/downloads';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { brandVersionOf } from '@/lib/server/features/manifest/brand-version';
import { type FileSite, getFileSite, withImageCdns } from '@/lib/server/features/manifest/file-site';
import { getProviderManifest } from '@/lib/server/features/manifest/get-provider-manifest';
import { getBranding } from '@/lib/server/features/page-data/lobby';
import { buildManifest, type ManifestTexts } from '@/lib/shared/manifest/build-manifest';
import { relatedAppsOf } from '@/lib/shared/manifest/related-apps';

const KEEP_SECONDS = 300;
const SHORT_SECONDS = 30;

async function getTexts({ name }: FileSite['brand']): Promise<ManifestTexts> {
  const t = await getTranslations('manifest');
  const brand = { brand: name };
  return {
    description: t('description', brand),
    shortcut: {
      games: t('games'),
      promotions: t('promotions'),
      member: t('member'),
      service: t('service'),
    },
    screen: {
      home: t('screenHome', brand),
      games: t('screenGames', brand),
      wide: t('screenWide', brand),
    },
  };
}

/** Returns the manifest of the host's merchant, whatever merchantCode says. Waits up to 10 s for the provider. */
export async function answerManifest(request: Request): Promise<Response> {
  const fileSite = await getFileSite();
  if (!fileSite) return answerMissing(421);
  const site = await withImageCdns(fileSite);
  const { brand, language } = site;
  const [provider, branding, downloads, texts] = await Promise.all([
    getProviderManifest(site),
    getBranding(site),
    getDownloads(site),
    getTexts(brand),
  ]);
  const version = brandVersionOf(brand, branding.favicon);
  const apps = downloads.ok ? relatedAppsOf(downloads.value.links) : [];
  const manifest = buildManifest({
    brand,
    language,
    provider: provider.manifest,
    texts,
    version,
    apps,
  });
  return answerFile(request, {
    body: JSON.stringify(manifest),
    type: 'application/manifest+json; charset=utf-8',
    cacheControl: `public, max-age=${provider.isKnown ? KEEP_SECONDS : SHORT_SECONDS}`,
    more: { Vary: 'Accept-Language, Cookie' },
  });
}
