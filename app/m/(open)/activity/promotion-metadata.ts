import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getBranding } from '@/lib/server/features/page-data/lobby';
import { getPromotion } from '@/lib/server/features/page-data/promotions';
import { toPlainText } from '@/lib/server/features/promo/clean-html';
import { getOpenGraph } from '@/lib/server/features/seo/page-card';
import { getSite } from '@/lib/server/http/get-site';
import { parseContentId } from '@/lib/shared/promo/parse-promotion';

const DESCRIPTION_LENGTH = 160;

/** Metadata of a promotion, for shared links; search engines do not index it. */
export async function promotionMetadata(raw: unknown): Promise<Metadata> {
  const site = await getSite();
  const id = parseContentId(raw);
  const promotion = id ? await getPromotion(site, id) : undefined;
  const { brand } = site;
  if (!brand || !promotion?.ok || !promotion.value) {
    const hasFailed = promotion?.ok === false;
    return { title: (await getTranslations('promo'))(hasFailed ? 'title' : 'missingTitle') };
  }
  const { title, content, image } = promotion.value;
  const card = await getOpenGraph({ site, brand, favicon: (await getBranding(site)).favicon });
  const own = image && { images: { url: image, alt: title } };
  return {
    title,
    description: toPlainText(content, DESCRIPTION_LENGTH) || title,
    openGraph: { ...card, type: 'article', ...own },
  };
}
