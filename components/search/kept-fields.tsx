import { keptQuery } from '@/lib/shared/routes';

/** What a form to one of our own pages sends along of the current query. */
export function KeptFields({ query }: { readonly query: URLSearchParams }) {
  return [...keptQuery(query)].map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
