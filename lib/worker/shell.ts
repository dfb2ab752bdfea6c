// The offline page in the visitor's language, and the deferred texts.

import { DAY_MS } from '@/lib/shared/day';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { isPageAnswer } from '@/lib/shared/worker/cached-page';
import { cacheNames } from '@/lib/worker/caches';

const FRESH_MS = DAY_MS;

function languageOf(html: string): string | undefined {
  return /<html[^<>]*\sdata-language="([\w-]{2,8})"/.exec(html)?.[1];
}

async function keepTexts(html: string): Promise<void> {
  const language = languageOf(html);
  if (!language) return;
  const cache = await caches.open(cacheNames.shell);
  await cache.add(toHref(SITE_FILES.texts, { language }));
}

/** Fetches a page of this origin and caches it under its path; undefined on failure. */
export async function precachePage(path: string, cacheName: string): Promise<Response | undefined> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!isPageAnswer(answer, 'document')) return undefined;
  const cache = await caches.open(cacheName);
  await cache.put(path, answer.clone());
  return answer;
}

/** Caches the offline page and texts. Never throws: a worker without them still helps. */
export async function precacheShell(): Promise<void> {
  try {
    const answer = await precachePage(ROUTES.offline, cacheNames.shell);
    if (answer) await keepTexts(await answer.text());
  } catch {
    // The network failed: the next page retries.
  }
}

/** Returns the cached offline page, if any. */
export function matchShell(): Promise<Response | undefined> {
  return caches.match(ROUTES.offline, { cacheName: cacheNames.shell });
}

/** Caches the offline page if missing or older than a day: brand and texts change between builds. */
export async function refreshShell(): Promise<void> {
  const cached = await matchShell();
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  // NaN counts as old.
  if (!(age < FRESH_MS)) await precacheShell();
}
