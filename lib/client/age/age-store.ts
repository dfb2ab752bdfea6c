// Whether the age check is due. The pre-paint script marks the document before the first paint.
import 'client-only';
import { AGE_EVENT } from '@/lib/shared/age/age-confirmation';

/** Returns whether the visitor must still confirm their age; false where the registry turns it off. */
export function isAgeDue(): boolean {
  return document.documentElement.dataset.age !== undefined;
}

/** Calls the listener once the age is confirmed. Returns the unsubscribe function. */
export function subscribeAge(listener: () => void): () => void {
  window.addEventListener(AGE_EVENT, listener);
  return () => window.removeEventListener(AGE_EVENT, listener);
}
