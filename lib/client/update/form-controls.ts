// Form controls whose input may survive a refresh.
import 'client-only';
import { type Control, isStorableField } from '@/lib/shared/update/form-snapshot';

export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type PlacedControl = {
  readonly element: ControlElement;
  readonly control: Control;
  readonly nth: number;
};

/** Returns whether the control is a checkbox or radio button, whose value does not change. */
export function isTickable(element: ControlElement): element is HTMLInputElement {
  return element.type === 'radio' || element.type === 'checkbox';
}

function controlOf(element: ControlElement): Control {
  const autoComplete = element.getAttribute('autocomplete') ?? '';
  return { type: element.type, name: element.name, autoComplete };
}

/** Returns all controls that may be saved, in page order. */
export function listControls(): PlacedControl[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<ControlElement>('input, textarea, select')].flatMap((element) => {
    const control = controlOf(element);
    // Radio buttons of one name differ by value.
    const key = `${control.type} ${control.name} ${element.type === 'radio' ? element.value : ''}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return isStorableField(control) ? [{ element, control, nth }] : [];
  });
}
