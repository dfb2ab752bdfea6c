// Doctor check: from which picture the site paints the icons that the provider does not give.
import 'server-only';
import { type FindingDetails, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { probePicture } from '@/lib/server/ops/doctor/case/probe-picture';
import type { ProviderIcon } from '@/lib/shared/manifest/provider-manifest';

const CHECK = 'icons';
/** The site paints from no smaller picture. */
const MIN_PX = 144;
const REMEDY = `give the provider's manifest, or the favicon, a square picture of ${MIN_PX} px or more`;

type IconPlace = { readonly favicon?: string; readonly providerOrigin: string };

/** Returns why a favicon gives no icon; undefined where it does. */
async function findObstacle(favicon: string, providerOrigin: string): Promise<string | undefined> {
  const picture = await probePicture(favicon, providerOrigin);
  if (typeof picture === 'string') return picture;
  const { width, height, isVector } = picture;
  return isVector || Math.min(width, height) >= MIN_PX ? undefined : `is ${width}×${height}`;
}

/** Returns the picture behind the painted icons: one of the manifest, else the favicon, which is fetched. */
export async function checkIconSource(
  icons: readonly ProviderIcon[],
  { favicon, providerOrigin }: IconPlace,
): Promise<FindingDetails> {
  const fit = icons.find(({ px, type }) => type === 'image/svg+xml' || px >= MIN_PX);
  if (fit) return good(CHECK, `missing sizes are painted from ${fit.src}`);
  const initial = 'icons show the first letter of the name';
  if (!favicon) return warning(CHECK, `${initial}: there is no picture of the brand`, REMEDY);
  const obstacle = await findObstacle(favicon, providerOrigin);
  return obstacle === undefined
    ? note(CHECK, `icons are painted from the favicon ${favicon}`)
    : warning(CHECK, `${initial}: the favicon ${favicon} ${obstacle}`, REMEDY);
}
