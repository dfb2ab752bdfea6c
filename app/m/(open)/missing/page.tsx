import { MissingPanel } from '@/components/status/missing-panel';
import { getSite } from '@/lib/server/http/get-site';

/** Shown by the pipeline at an unknown address, with status 404. */
export default async function MissingPage() {
  const { query } = await getSite();
  return <MissingPanel query={query} />;
}
