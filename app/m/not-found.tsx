import { MissingPanel } from '@/components/status/missing-panel';
import { getSite } from '@/lib/server/page/get-site';

export default async function MissingPage() {
  const { query } = await getSite();
  return <MissingPanel query={query} />;
}
