import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { canonicalOf } from '@/app/metadata';
import { getPromotion } from '@/lib/server/backend/promotions';
import { getSite } from '@/lib/server/page/get-site';
import { toPlainText } from '@/lib/server/promo/clean-html';
import { parseContentId } from '@/lib/shared/promo/parse-promotion';
import { toHref } from '@/lib/shared/routes';

const DESCRIPTION_LENGTH = 160;

/** What a promotion's page says of itself: not for search engines (ruling 11), but for whoever gets its address shared (B31). */
export async function promotionMetadata(raw: unknown): Promise<Metadata> {
  const site = await getSite();
  const id = parseContentId(raw);
  const found = id ? await getPromotion(site, id) : undefined;
  if (!found?.ok || !found.value) return { title: (await getTranslations('promo'))('title') };
  const { title, content, image } = found.value;
  const description = toPlainText(content, DESCRIPTION_LENGTH) || title;
  const url = toHref(canonicalOf(site), { id });
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, type: 'article', siteName: site.brand?.name, images: image },
  };
}
