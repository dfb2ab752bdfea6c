import { MissingNews } from '@/components/news/missing-news';
import { getSite } from '@/lib/server/page/get-site';

export default async function MissingNewsPage() {
  const { query } = await getSite();
  return <MissingNews query={query} />;
}
