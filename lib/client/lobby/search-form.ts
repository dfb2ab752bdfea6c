// The search form holds the query: it works without script, and script reads it.
import 'client-only';
import { parseSearchQuery, type SearchQuery, toQueryRecord } from '@/lib/shared/lobby/search-query';

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Returns the query of the form. */
export function readSearch(form: HTMLFormElement): SearchQuery {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return parseSearchQuery(toQueryRecord(entries));
}

/** Sets the form to a query, except the category, which has no field. */
export function writeSearch(form: HTMLFormElement, query: SearchQuery): void {
  const texts: Record<string, string> = {
    q: query.text,
    vendor: query.vendor ?? '',
    sort: query.sort,
  };
  const tags: readonly string[] = query.tags;
  for (const field of [...form.elements].filter(isField)) {
    if (field instanceof HTMLInputElement && field.name === 'tag') field.checked = tags.includes(field.value);
    else if (Object.hasOwn(texts, field.name)) field.value = texts[field.name] ?? '';
  }
}
