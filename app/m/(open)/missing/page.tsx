import { MissingPanel } from '@/components/status/missing-panel';
import { getSite } from '@/lib/server/http/get-site';

/** What the pipeline shows at an address that no page has, with the status of its own. */
export default async function MissingPage() {
  const { query } = await getSite();
  return <MissingPanel query={query} />;
}
