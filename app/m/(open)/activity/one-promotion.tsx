import { getTranslations } from 'next-intl/server';
import { MorePromotions } from '@/components/promo/detail/more-promotions';
import { PromotionDetail } from '@/components/promo/detail/promotion-detail';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { getWallet } from '@/lib/server/features/member/get-wallet';
import { getPromotion, getPromotionCategories } from '@/lib/server/features/page-data/promotions';
import { cleanHtml } from '@/lib/server/features/promo/clean-html';
import { getSite } from '@/lib/server/http/get-site';
import { toImageOf } from '@/lib/server/http/own-hosts';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { parseContentId } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { toBareAddress } from '@/lib/shared/seo/page-address';

async function NoPromotion() {
  reportMissing();
  return <MissingPanel kind="promotion" query={(await getSite()).query} />;
}

/** One promotion with its cleaned text, else "not found" or a failure with a retry. */
export async function OnePromotion({ id: raw }: { readonly id: unknown }) {
  const id = parseContentId(raw);
  const site = await getSite();
  // An invalid id makes no call.
  if (!id) return <NoPromotion />;
  const [promotion, categories] = await Promise.all([getPromotion(site, id), getPromotionCategories(site)]);
  if (!promotion.ok) {
    reportFailed();
    const retryHref = toHref(ROUTES.activity, { id }, site.query);
    return <FailurePanel isPage retryHref={retryHref} traceId={promotion.traceId} />;
  }
  if (!promotion.value) return <NoPromotion />;
  const { content, ...card } = promotion.value;
  const t = await getTranslations('promo');
  const { host, query } = site;
  return (
    <>
      <PromotionDetail
        deposit={getWallet(site)?.deposit}
        html={cleanHtml(content, { host, query, tableLabel: t('table'), toImage: toImageOf(site) })}
        promotion={card}
        query={query}
        renderedAt={Date.now()}
        url={toBareAddress(site)}
      />
      <MorePromotions categories={categories.ok ? categories.value : []} id={id} query={query} />
    </>
  );
}
