// Puts what was typed before a refresh back into the page.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import { type ControlElement, isTickable, listControls } from '@/lib/client/update/form-controls';
import { type CarriedField, parseFormSnapshot } from '@/lib/shared/update/form-snapshot';

/** Forms that come late – a list of countries, the form of the other way – are waited for so long. */
const PATIENCE_MS = 60_000;

// React compares with the value that it set itself, by the element's own setter: past it, it hears of a change.
function setValue(element: ControlElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, value);
  element.dispatchEvent(new Event(element.type === 'select-one' ? 'change' : 'input', { bubbles: true }));
}

function isOffered(element: ControlElement, value: string): boolean {
  return (
    !(element instanceof HTMLSelectElement) || [...element.options].some((option) => option.value === value)
  );
}

/** Puts one value back; false when its element is not there yet. What the visitor has typed meanwhile stays. */
function putBack({ type, name, nth, value }: CarriedField): boolean {
  const found = listControls().find(
    ({ control, nth: place, element }) =>
      control.type === type &&
      control.name === name &&
      place === nth &&
      (type !== 'radio' || element.value === value),
  );
  if (!found || !isOffered(found.element, value)) return false;
  const { element } = found;
  if (isTickable(element)) {
    if (element.checked !== (value !== '')) element.click();
  } else if (element.value === '' || element instanceof HTMLSelectElement) setValue(element, value);
  return true;
}

function watchForRest(rest: CarriedField[]): () => void {
  const { pathname } = window.location;
  let left = rest;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    left = window.location.pathname === pathname ? left.filter((field) => !putBack(field)) : [];
    if (left.length === 0) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Fills the page's forms with what a refresh kept, once, and forgets it; controls that come later get theirs then. Returns the way to stop. */
export function returnForm(): () => void {
  const fields = parseFormSnapshot(readStoredRecord(STORED.keptForm), window.location.pathname);
  removeStored(STORED.keptForm);
  // First the choices: they decide which forms there are.
  const order = [...fields].sort((a, b) => Number(b.type === 'radio') - Number(a.type === 'radio'));
  const rest = order.filter((field) => !putBack(field));
  return rest.length > 0 ? watchForRest(rest) : () => undefined;
}
