import { carriedQuery } from '@/lib/shared/routes';

/** Hidden fields with the carried query, for forms to own pages. */
export function CarriedFields({ query }: { readonly query: URLSearchParams }) {
  return [...carriedQuery(query)].map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
