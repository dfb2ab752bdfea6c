import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { uniqueBy } from '@/lib/shared/unique-by';

export type Asset = { readonly name: string; readonly url: string };

const MAX_ASSETS = 12;
const IS_SIGN = /logo|icon/i;

/** Returns screenshots in the provider's order, each address once, 12 at most, without logos and icons. */
export function parseAssets(value: unknown, toImage: ToImage): Asset[] {
  const assets = toRecords<Record<string, unknown>>(value, LIST_LIMIT.assets)
    .map((raw) => ({ name: toText(raw.name).trim(), url: toImage(raw.url) }))
    .filter((asset): asset is Asset => asset.url !== undefined && !IS_SIGN.test(asset.name));
  return uniqueBy(assets, ({ url }) => url).slice(0, MAX_ASSETS);
}
