import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { OnePromotion } from '@/app/m/(open)/activity/one-promotion';
import { promotionMetadata } from '@/app/m/(open)/activity/promotion-metadata';
import { PromotionList } from '@/components/promo/list/promotion-list';
import { PromoCodeCard } from '@/components/promo/promo-code-card';
import { BreakReplacement } from '@/components/safety/break/break-replacement';
import { StructuredData } from '@/components/seo/structured-data';
import { getPromotionCategories, getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getInnerData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';
import { isOffered } from '@/lib/shared/calls/feature';
import { ROUTES } from '@/lib/shared/routes';

type ActivityPageProps = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: ActivityPageProps): Promise<Metadata> {
  const { id } = await searchParams;
  if (id !== undefined) return promotionMetadata(id);
  const { brand } = await getSite();
  const t = await getTranslations('promo');
  return { title: t('title'), description: t('description', { brand: brand?.name ?? '' }) };
}

/** One promotion by its id, else the list of all. */
export default async function ActivityPage({ searchParams }: ActivityPageProps) {
  const { id } = await searchParams;
  const { errors, notice, promoCode, promoTime } = await getMessages();
  const isOne = id !== undefined;
  return (
    <NextIntlClientProvider messages={isOne ? { promoTime } : { errors, notice, promoCode }}>
      <BreakReplacement query={(await getSite()).query}>
        {isOne ? <OnePromotion id={id} /> : <AllPromotions />}
      </BreakReplacement>
    </NextIntlClientProvider>
  );
}

async function AllPromotions() {
  const site = await getSite();
  const [categories, switches] = await Promise.all([
    getPromotionCategories(site),
    getPromotionSwitches(site),
  ]);
  const list = (categories.ok ? categories.value : [])
    .flatMap(({ promotions }) => promotions)
    .map(({ id, title }) => ({ name: title, path: ROUTES.activity, query: { id } }));
  const off = site.brand?.off ?? [];
  const name = (await getTranslations('promo'))('title');
  return (
    <>
      <StructuredData nodes={getInnerData(site, { name, list })} />
      <PromotionList categories={categories} off={off} query={site.query} switches={switches}>
        {isOffered(off, 'feedback') && <PromoCodeCard />}
      </PromotionList>
    </>
  );
}
