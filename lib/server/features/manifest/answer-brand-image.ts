// `GET /m/brand.png?kind=…&name=…&size=…&v=…`: the pictures that the site paints of a brand.
import 'server-only';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { getBrandImage } from '@/lib/server/features/manifest/brand-images';
import { getFileSite } from '@/lib/server/features/manifest/file-site';
import { getLog } from '@/lib/server/platform/log';
import { findBrandImage } from '@/lib/shared/manifest/brand-image';
import type { Artist } from '@/lib/shared/manifest/screen-art';

const DAY_SECONDS = 86_400;
const SHORT_SECONDS = 60;

// An address with a version changes with what it shows; one without, or a picture that is not what it will be, is asked for again soon.
function keepFor(query: URLSearchParams, isFinal: boolean): number {
  return isFinal && query.has('v') ? 7 * DAY_SECONDS : SHORT_SECONDS;
}

/**
 * Answers with the PNG: 421 for an unknown host, 404 for a kind, name or size that is not in the list, 503 where nothing can be painted.
 * The merchant's own picture is waited for 5 s at most; without it the brand's mark is drawn.
 */
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
