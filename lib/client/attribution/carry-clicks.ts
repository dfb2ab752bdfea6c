// Adds the stored query and click values to links and forms of the site at the time of the tap.
import 'client-only';
import { getClickPlace } from '@/lib/client/consent/consent-store';
import { readStoredClicks } from '@/lib/client/consent/stored-clicks';
import { completeNavigations } from '@/lib/client/page/leave-page';
import { type CarryPlace, carryHref, isOwnPage, missingOf } from '@/lib/shared/attribution/carry-href';

const TAPS = ['click', 'auxclick', 'contextmenu'] as const;

function readPlace(): CarryPlace {
  return { here: window.location.href, clicks: readStoredClicks(getClickPlace()) };
}

/** Returns an address of the site completed with missing values; other addresses unchanged. */
export function completeOwnHref(href: string): string {
  return carryHref(href, readPlace()) ?? href;
}

// Runs in the capture phase, before other handlers and before the browser opens a menu or a tab.
function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  const full = completeOwnHref(href);
  if (link && full !== href) link.setAttribute('href', full);
}

// A form without an action is sent by script.
function completeForm({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('method')?.toLowerCase() === 'post') return;
  const action = target.getAttribute('action');
  const place = readPlace();
  if (action === null || !isOwnPage(action, place.here)) return;
  for (const [name, value] of missingOf((name) => formData.has(name), place)) formData.append(name, value);
}

/** Starts completing links, forms and navigations by script. Returns the stop function. */
export function carryClicks(): () => void {
  for (const type of TAPS) document.addEventListener(type, completeLink, true);
  document.addEventListener('formdata', completeForm, true);
  const release = completeNavigations(completeOwnHref);
  return () => {
    for (const type of TAPS) document.removeEventListener(type, completeLink, true);
    document.removeEventListener('formdata', completeForm, true);
    release();
  };
}
