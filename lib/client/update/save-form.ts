import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { isTickable, listControls, type PlacedControl } from '@/lib/client/update/form-controls';
import { buildFormSnapshot, type CarriedField } from '@/lib/shared/update/form-snapshot';

function toField({ element, control, nth }: PlacedControl): CarriedField | undefined {
  const { type, name } = control;
  if (type === 'radio')
    return (element as HTMLInputElement).checked ? { type, name, nth, value: element.value } : undefined;
  if (isTickable(element)) return { type, name, nth, value: element.checked ? 'on' : '' };
  return element.value === '' ? undefined : { type, name, nth, value: element.value };
}

/** Stores form input in session storage, without secrets; removes the entry if there is none. */
export function saveForm(): void {
  const fields = listControls().flatMap((placed) => toField(placed) ?? []);
  if (fields.length === 0) removeStored(STORED.savedForm);
  else writeStored(STORED.savedForm, buildFormSnapshot(window.location.pathname, fields));
}
