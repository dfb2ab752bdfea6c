// A language change reloads the page; form input and scroll position survive.
import 'client-only';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { saveForm } from '@/lib/client/update/save-form';

function keepPlace(language: string | undefined): void {
  const place = { path: window.location.pathname, top: Math.round(window.scrollY), language };
  writeStored(STORED.savedScroll, JSON.stringify(place));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lang]');
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  saveForm();
  keepPlace(link.dataset.lang);
  // The history entry is replaced: back leads to the page before it.
  replacePage(link.href);
}

/** Saves form input (no secrets) and scroll position on a language tap. Returns the stop function. */
export function watchLanguageChange(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && renewPage();
  document.addEventListener('click', onClick);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('click', onClick);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** Loads a page again that Back shows in the language before the change; an address may name its own. Returns whether it does. */
function renewPage(): boolean {
  const { language } = readStoredRecord(STORED.savedScroll) ?? {};
  const isStale = language !== undefined && language !== getPageFacts().language;
  if (!isStale || new URLSearchParams(window.location.search).has('lang')) return false;
  saveForm();
  reloadPage();
  return true;
}

/** Restores the scroll position after a language change, once, unless the visitor has scrolled; renews a page of Back in the language before. */
export function restoreScrollPosition(): void {
  if (isFromHistory() && renewPage()) return;
  const { path, top } = readStoredRecord(STORED.savedScroll) ?? {};
  writeStored(STORED.savedScroll, JSON.stringify({ language: getPageFacts().language }));
  const isMine = path === window.location.pathname && window.location.hash === '' && window.scrollY === 0;
  if (isMine && typeof top === 'number' && top > 0) window.scrollTo({ top, behavior: 'instant' });
}
