// Paints the picture of a shared page with its texts.
import 'server-only';
import { getBrandPicture } from '@/lib/server/features/manifest/brand-picture';
import { type FileSite, withImageCdns } from '@/lib/server/features/manifest/file-site';
import { canWrite, hasFonts } from '@/lib/server/features/manifest/paint/can-write';
import { paintText } from '@/lib/server/features/manifest/paint/paint-text';
import { openPicture, packPng, toPictureAddress } from '@/lib/server/features/manifest/paint/picture';
import type { Painted } from '@/lib/server/features/manifest/painted-images';
import type { ShareTexts } from '@/lib/server/features/seo/share-texts';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { type DrawShare, SHARE_PLACES, toStart } from '@/lib/shared/seo/share-art';
import type { ShareImage } from '@/lib/shared/seo/share-image';

export type ShareJob = {
  readonly site: FileSite;
  readonly image: ShareImage;
  readonly texts: ShareTexts;
  readonly draw: DrawShare;
};

type Layer = { readonly input: Buffer; readonly left: number; readonly top: number };
type Line = {
  readonly text: string;
  readonly place: 'name' | 'alone' | 'title' | 'lead';
  /** Vertical position in a larger place: 0 at its top, 1 at its end. */
  readonly anchor: number;
  readonly color: string;
  readonly weight: number;
  readonly language: LanguageCode;
};

const COLORS = 256;

async function toLayer({ text, place: name, anchor, ...look }: Line): Promise<Layer> {
  const { x, y, ...place } = SHARE_PLACES[name];
  const { png, width, height } = await paintText(text, { ...look, ...place });
  const left = toStart(LANGUAGES[look.language].dir, x, width);
  return { input: png, left, top: Math.round(y + (place.height - height) * anchor) };
}

async function listLayers({ site, image, texts }: ShareJob): Promise<Layer[]> {
  const { name, theme } = site.brand;
  const { text: color, muted } = theme.colors;
  const { language } = image;
  if (!(await canWrite(language))) return [];
  const place = texts.lead
    ? ({ place: 'title', anchor: 1 } as const)
    : ({ place: 'alone', anchor: 0.4 } as const);
  const lines: Line[] = [
    { text: name, place: 'name', anchor: 0.5, color, weight: 700, language },
    { text: texts.title, ...place, color, weight: 800, language },
    { text: texts.lead, place: 'lead', anchor: 0, color: muted, weight: 500, language },
  ];
  return Promise.all(lines.filter(({ text }) => text !== '').map(toLayer));
}

async function getMark(site: FileSite): Promise<{ mark?: string; isFinal: boolean }> {
  const { picture, isFinal } = await getBrandPicture(await withImageCdns(site));
  if (!picture) return { isFinal };
  const { px } = SHARE_PLACES.mark;
  return { mark: await toPictureAddress(picture, 2 * px, 2 * px), isFinal };
}

/** Returns the picture, 1200 × 630; without text where fonts do not cover the language. @throws when this machine cannot paint. */
export async function paintShare(job: ShareJob): Promise<Painted> {
  const { site, image, draw } = job;
  const [{ mark, isFinal }, layers] = await Promise.all([getMark(site), listLayers(job)]);
  const { dir } = LANGUAGES[image.language];
  const age = (await hasFonts()) ? site.brand.safety.minimumAge : undefined;
  const svg = draw({ path: image.path, brand: site.brand, dir, mark, age });
  const ground = await openPicture(Buffer.from(svg));
  return { png: await packPng(await ground.composite(layers).png().toBuffer(), COLORS), isFinal };
}
