// Generated brand images.
import 'server-only';
import { getBrandPicture } from '@/lib/server/features/manifest/brand-picture';
import { brandVersionOf } from '@/lib/server/features/manifest/brand-version';
import { type FileSite, withImageCdns } from '@/lib/server/features/manifest/file-site';
import { type IconKind, paintIcon } from '@/lib/server/features/manifest/paint/paint-icon';
import { packPng, paintDrawing } from '@/lib/server/features/manifest/paint/picture';
import {
  makePaintedImages,
  type Painted,
  type PaintedImages,
} from '@/lib/server/features/manifest/painted-images';
import { getScreenPictures } from '@/lib/server/features/manifest/screen-pictures';
import { getScreenLanguage, getScreenTexts } from '@/lib/server/features/manifest/screen-texts';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import type { BrandImage, ScreenName, ShortcutName } from '@/lib/shared/manifest/brand-image';
import type { Artist, ScreenArt } from '@/lib/shared/manifest/screen-art';

const MAX_BYTES = 48 * 1024 * 1024;
const SCREEN_COLORS = 256;

export type PaintJob = { readonly site: FileSite; readonly image: BrandImage; readonly artist?: Artist };

async function paintScreen({ site, image, artist }: PaintJob): Promise<Painted> {
  const { brand } = site;
  // The image is shared: the first visitor must not choose its language.
  const written = await getScreenLanguage(brand);
  const language = written ?? brand.defaultLanguage;
  const own = await withImageCdns({ ...site, language });
  const { isFinal, ...pictures } = await getScreenPictures(own);
  const texts = written && getScreenTexts(written);
  const { dir } = LANGUAGES[language];
  const art: ScreenArt = { name: image.name as ScreenName, brand, dir, texts, ...pictures };
  const svg = artist?.drawScreen(art) ?? '';
  return { png: await packPng(await paintDrawing(svg), SCREEN_COLORS), isFinal };
}

async function paint(job: PaintJob): Promise<Painted> {
  const { site, image, artist } = job;
  const { brand } = site;
  if (image.kind === 'screen') return paintScreen(job);
  if (image.kind === 'shortcut') {
    const svg = artist?.drawShortcut(brand, image.name as ShortcutName, image.width) ?? '';
    return { png: await packPng(await paintDrawing(svg)), isFinal: true };
  }
  const { picture, isFinal } = await getBrandPicture(await withImageCdns(site));
  return { png: await paintIcon(image.kind as IconKind, { brand, px: image.width, picture }), isFinal };
}

function getImages(): PaintedImages<PaintJob> {
  return getProcessSingleton('brand-images', () => makePaintedImages(MAX_BYTES, paint));
}

/** Returns the image of the site's merchant, painted on first use. @throws when this machine cannot paint. */
export async function getBrandImage(job: PaintJob): Promise<Painted> {
  const { brand } = job.site;
  const { kind, name, width } = job.image;
  const key = JSON.stringify([brand.code, brandVersionOf(brand, undefined), kind, name, width]);
  return (await getImages().fetch(key, { context: job })) ?? paint(job);
}
