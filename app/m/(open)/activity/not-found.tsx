import { MissingPromotion } from '@/components/promo/missing-promotion';
import { getSite } from '@/lib/server/page/get-site';

export default async function MissingPromotionPage() {
  const { query } = await getSite();
  return <MissingPromotion query={query} />;
}
