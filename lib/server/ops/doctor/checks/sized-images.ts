// Doctor check: the image server gives a picture in a width by the entry's path.
import 'server-only';
import { SHOWN } from '@/lib/server/features/manifest/paint/picture';
import { type FindingDetails, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { probePicture } from '@/lib/server/ops/doctor/case/probe-picture';
import { IMAGE_PLACES, toSrcSet } from '@/lib/shared/cdn/image-sizing';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { parseBanners } from '@/lib/shared/site/parse-site-config';

const CHECK = 'images';
const PLACE = 'frame';
const REMEDY = 'fix images.sizedPath, or take it out of the entry';

/** Tries the first banner in the least width of its place; nothing where the entry names no path. */
export async function checkSizedImages({
  merchant,
  status,
  config,
}: MerchantCase): Promise<FindingDetails[]> {
  const sizedPath = merchant.brand.sizedImagePath;
  const cdns = status?.imageCdns ?? [];
  if (sizedPath === undefined) return [];
  const [banner] = parseBanners(config, 'm_home', (raw) => toCdnImage(raw, cdns));
  const [url] = (banner && toSrcSet(banner.image, PLACE, { cdns, sizedPath })?.split(' ')) ?? [];
  if (!url) return [note(CHECK, 'no banner is on an image server, so no width was tried')];
  const picture = await probePicture(url, merchant.backend.origin, SHOWN);
  if (typeof picture === 'string')
    return [fault(CHECK, `${url} ${picture}: players load each picture twice`, REMEDY)];
  const [wanted] = IMAGE_PLACES[PLACE].widths;
  if (!picture.isVector && picture.width === wanted) return [good(CHECK, `${url} is ${wanted} px wide`)];
  const found = picture.isVector ? 'a drawing' : `${picture.width} px wide`;
  return [warning(CHECK, `${url} is ${found}, not ${wanted} px wide`, REMEDY)];
}
