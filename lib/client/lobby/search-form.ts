// The form of a search as the keeper of what is asked: it works without script, and script only reads it.
import 'client-only';
import { parseSearchQuery, type SearchQuery, toQueryRecord } from '@/lib/shared/lobby/search-query';

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Reads what the form asks for now. */
export function readSearch(form: HTMLFormElement): SearchQuery {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return parseSearchQuery(toQueryRecord(entries));
}

/** Makes the form ask for a search, its category aside: no field of the form shows that. */
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
