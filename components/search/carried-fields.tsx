import { carriedQuery } from '@/lib/shared/routes';

/** What a form to one of our own pages sends along of the current query. */
export function CarriedFields({ query }: { readonly query: URLSearchParams }) {
  return [...carriedQuery(query)].map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
