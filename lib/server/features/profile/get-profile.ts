// A host's profile, which puts a web clip on an iPhone, its hash, and `GET /m/app.mobileconfig?lang=…`.
import 'server-only';
import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { getProfileUrl } from '@/lib/server/features/download/profile-url';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { getBrandImage } from '@/lib/server/features/manifest/brand-images';
import { type FileSite, getFileSite } from '@/lib/server/features/manifest/file-site';
import { listBrandImages } from '@/lib/shared/manifest/brand-image';
import { toShortName } from '@/lib/shared/manifest/short-name';
import { buildProfile } from '@/lib/shared/profile/build-profile';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Namespace of the ids; if it changes, phones keep two clips. */
const NAMESPACE = Buffer.from('6f0d5c1e9b7a4e31a2c4d8f05b3e7a91', 'hex');

const CLIP_QUERY = { homescreen: '1', webclip: '1' };

export type Profile = { readonly text: string; readonly sha256: string };

/** Returns a name-based UUID (RFC 9562 §5.5, version 5). */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex').toUpperCase();
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function getIcon(site: FileSite): Promise<string> {
  const [image] = listBrandImages('touch');
  if (!image) return '';
  const { png } = await getBrandImage({ site, image });
  return Buffer.from(png).toString('base64');
}

/** Returns the profile for the site's host and language; undefined where none is offered. Waits up to 5 s for the icon. */
export async function getProfile(site: FileSite): Promise<Profile | undefined> {
  if (!getProfileUrl(site)) return undefined;
  const { brand, host, protocol } = site;
  const name = host.replace(/:\d+$/, '');
  const t = await getTranslations('manifest');
  const text = buildProfile({
    label: toShortName(brand.name),
    organization: brand.name,
    title: t('profileTitle', { brand: brand.name }),
    description: t('profileDescription', { brand: brand.name, host: name }),
    url: `${protocol}//${host}${toHref(ROUTES.home, CLIP_QUERY)}`,
    icon: await getIcon(site),
    identifier: `${name.split('.').toReversed().join('.')}.webclip.${brand.code}`,
    profileId: uuidOf(`${brand.code} ${name} profile`),
    clipId: uuidOf(`${brand.code} ${name} clip`),
  });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Returns the file with its hash: 421 for an unknown host, 404 where the registry switches it off or without https. */
export async function answerProfile(request: Request): Promise<Response> {
  const site = await getFileSite();
  if (!site) return answerMissing(421);
  const profile = await getProfile(site);
  if (!profile) return answerMissing(404);
  const digest = Buffer.from(profile.sha256, 'hex').toString('base64');
  return answerFile(request, {
    body: profile.text,
    type: 'application/x-apple-aspen-config',
    // The page shows the hash of this file: no older one may be served.
    cacheControl: 'no-cache',
    more: {
      'Content-Disposition': `attachment; filename="${site.brand.code}.mobileconfig"`,
      'Repr-Digest': `sha-256=:${digest}:`,
      Vary: 'Accept-Language, Cookie',
    },
  });
}
