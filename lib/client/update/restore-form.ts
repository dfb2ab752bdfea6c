import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import { type ControlElement, isTickable, listControls } from '@/lib/client/update/form-controls';
import { type CarriedField, parseFormSnapshot } from '@/lib/shared/update/form-snapshot';

const PATIENCE_MS = 60_000;

// React tracks values set through its own setter: the prototype's setter makes it see a change.
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

/** Restores one value; returns false if its control is missing. New input wins. */
function putBack({ type, name, nth, value }: CarriedField): boolean {
  const placed = listControls().find(
    ({ control, nth: place, element }) =>
      control.type === type &&
      control.name === name &&
      place === nth &&
      (type !== 'radio' || element.value === value),
  );
  if (!placed || !isOffered(placed.element, value)) return false;
  const { element } = placed;
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

/** Restores saved input once, also into controls that render later. Returns the stop function. */
export function restoreForm(): () => void {
  const fields = parseFormSnapshot(readStoredRecord(STORED.savedForm), window.location.pathname);
  removeStored(STORED.savedForm);
  // Radio buttons first: they decide which forms render.
  const order = [...fields].sort((a, b) => Number(b.type === 'radio') - Number(a.type === 'radio'));
  const rest = order.filter((field) => !putBack(field));
  return rest.length > 0 ? watchForRest(rest) : () => undefined;
}
