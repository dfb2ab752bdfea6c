// What stands in for a page that is not there: the offline page of this merchant, in the visitor's language, and the texts of what comes after a page.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { isPageAnswer } from '@/lib/shared/worker/cached-page';
import { names } from '@/lib/worker/names';

const FRESH_MS = 24 * 60 * 60_000;

function languageOf(html: string): string | undefined {
  return /<html[^<>]*\sdata-language="([\w-]{2,8})"/.exec(html)?.[1];
}

async function keepTexts(html: string): Promise<void> {
  const language = languageOf(html);
  if (!language) return;
  const cache = await caches.open(names.shell);
  await cache.add(toHref(SITE_FILES.texts, { language }));
}

/** Fetches a page of the own origin and keeps it under its path; undefined when it is not to be had. */
export async function keepPage(path: string, cacheName: string): Promise<Response | undefined> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!isPageAnswer(answer, 'document')) return undefined;
  const cache = await caches.open(cacheName);
  await cache.put(path, answer.clone());
  return answer;
}

/** Fetches the offline page and its texts. Never throws: a worker without them is better than none. */
export async function keepShell(): Promise<void> {
  try {
    const answer = await keepPage(ROUTES.offline, names.shell);
    if (answer) await keepTexts(await answer.text());
  } catch {
    // The network went away meanwhile: the next page brings another try.
  }
}

/** The offline page, if it could be had. */
export function matchShell(): Promise<Response | undefined> {
  return caches.match(ROUTES.offline, { cacheName: names.shell });
}

/** Keeps the shell where there is none, or one that is older than a day: brands and words change between builds. */
export async function refreshShell(): Promise<void> {
  const kept = await matchShell();
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  // An age that is no number counts as old.
  if (!(age < FRESH_MS)) await keepShell();
}
