// Whether the visitor still has to say that he is old enough: the gate marks the document before the first paint.
import 'client-only';
import { AGE_EVENT } from '@/lib/shared/age/age-confirmation';

/** Whether the site waits for the visitor's word; not where the registry turns the question off. */
export function isAgeDue(): boolean {
  return document.documentElement.dataset.age !== undefined;
}

/** Tells once the word was given; returns the way to stop. */
export function subscribeAge(listener: () => void): () => void {
  window.addEventListener(AGE_EVENT, listener);
  return () => window.removeEventListener(AGE_EVENT, listener);
}
