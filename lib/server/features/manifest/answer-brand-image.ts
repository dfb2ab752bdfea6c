// `GET /m/brand.png?kind=…&name=…&size=…&v=…`: generated brand images.
import 'server-only';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { getBrandImage } from '@/lib/server/features/manifest/brand-images';
import { getFileSite } from '@/lib/server/features/manifest/file-site';
import { getLog } from '@/lib/server/platform/log';
import { DAY_SECONDS } from '@/lib/shared/day';
import { findBrandImage } from '@/lib/shared/manifest/brand-image';
import type { Artist } from '@/lib/shared/manifest/screen-art';

const SHORT_SECONDS = 60;

function keepFor(query: URLSearchParams, isFinal: boolean): number {
  return isFinal && query.has('v') ? 7 * DAY_SECONDS : SHORT_SECONDS;
}

/** Returns the PNG, or 421, 404 or 503. Waits up to 5 s for the merchant's own picture, else draws the brand's mark. */
export async function answerBrandImage(request: Request, artist: Artist): Promise<Response> {
  const site = await getFileSite();
  const query = new URL(request.url).searchParams;
  const image = findBrandImage(query);
  if (!site) return answerMissing(421);
  if (!image) return answerMissing(404);
  try {
    const { png, isFinal } = await getBrandImage({ site, image, artist });
    const cacheControl = `public, max-age=${keepFor(query, isFinal)}`;
    return answerFile(request, { body: png, type: 'image/png', cacheControl });
  } catch (error) {
    getLog().error({ merchant: site.brand.code, image, error: String(error) }, 'picture cannot be painted');
    return answerMissing(503);
  }
}
