// `GET /m/share.png?page=…&lang=…&v=…`: the picture of a page on social networks.
import 'server-only';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { getFileSite, withImageCdns } from '@/lib/server/features/manifest/file-site';
import { makePaintedImages, type PaintedImages } from '@/lib/server/features/manifest/painted-images';
import { getBranding } from '@/lib/server/features/page-data/lobby';
import { paintShare, type ShareJob } from '@/lib/server/features/seo/paint-share';
import { getShareTexts, shareVersionOf } from '@/lib/server/features/seo/share-texts';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { DrawShare } from '@/lib/shared/seo/share-art';
import { findShareImage, toShareImagePath } from '@/lib/shared/seo/share-image';

const MAX_BYTES = 32 * 1024 * 1024;
const FINAL = 'public, max-age=2592000, immutable';
const SHORT = 'public, max-age=60';

function getImages(): PaintedImages<ShareJob> {
  return getProcessSingleton('share-images', () => makePaintedImages(MAX_BYTES, paintShare));
}

/** Returns the PNG, or 421, 404 or 503. Other addresses redirect to the current one, so that no variation fills a cache. */
export async function answerShareImage(request: Request, draw: DrawShare): Promise<Response> {
  const site = await getFileSite();
  if (!site) return answerMissing(421);
  const { pathname, search, searchParams } = new URL(request.url);
  const image = findShareImage(searchParams, site.brand.languages);
  if (!image) return answerMissing(404);
  const texts = await getShareTexts(image.path, site.brand);
  const { favicon } = await getBranding(await withImageCdns(site));
  const path = toShareImagePath(image, shareVersionOf(site.brand, favicon, texts));
  if (path !== pathname + search)
    return new Response(null, { status: 307, headers: { Location: path, 'Cache-Control': SHORT } });
  const job = { site, image, texts, draw };
  try {
    const { png, isFinal } =
      (await getImages().fetch(site.brand.code + path, { context: job })) ?? (await paintShare(job));
    return answerFile(request, { body: png, type: 'image/png', cacheControl: isFinal ? FINAL : SHORT });
  } catch (error) {
    getLog().error(
      { merchant: site.brand.code, image, error: String(error) },
      'share picture cannot be painted',
    );
    return answerMissing(503);
  }
}
