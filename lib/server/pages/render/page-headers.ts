// Headers that belong to a shared page and are cached with it.
import 'server-only';
import type { HeaderList } from '@/lib/server/pages/bytes/page-bytes';
import { FOR_ALL, FOR_ONE } from '@/lib/server/pages/policy/shared-cache';
import type { Rendered } from '@/lib/server/pages/render/fetch-page';
import { guardOf } from '@/lib/shared/routes';

const OWN_HEADERS = /^(?:content-type|link|x-nextjs-.*)$/;

const textOf = (value: string | string[]): string => (Array.isArray(value) ? value.join(', ') : value);

function toStorage(path: string, status: number, isForAll: boolean): string {
  // Going back to a member's page must run the pipeline, which may redirect to the login.
  if (status !== 200 || guardOf(path) !== undefined) return 'no-store';
  return isForAll ? FOR_ALL : FOR_ONE;
}

/** Returns the headers of a page rendered at `path`; `isForAll` where all visitors get the same bytes. */
export function toPageHeaders(
  path: string,
  rendered: Rendered['headers'],
  { status, isForAll }: { readonly status: number; readonly isForAll: boolean },
): HeaderList {
  const own = Object.entries(rendered).flatMap(([name, value]): [string, string][] =>
    value !== undefined && OWN_HEADERS.test(name) ? [[name, textOf(value)]] : [],
  );
  const vary = new Set([...(rendered.vary ?? '').toLowerCase().split(/,\s*/), 'accept-encoding']);
  return [
    ...own,
    ['vary', [...vary].filter(Boolean).join(', ')],
    ['cache-control', toStorage(path, status, isForAll)],
  ];
}
