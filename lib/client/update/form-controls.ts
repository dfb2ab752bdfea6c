// The controls of a page's forms that may be kept over a refresh.
import 'client-only';
import { type Control, isKeepable } from '@/lib/shared/update/form-snapshot';

/** An element that holds what the visitor typed or chose. */
export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control in its place: its index among those of its name and type on the page. */
export type PlacedControl = {
  readonly element: ControlElement;
  readonly control: Control;
  readonly nth: number;
};

/** Whether the control is a box or a button of a choice, whose value says nothing of whether it is ticked. */
export function isTickable(element: ControlElement): element is HTMLInputElement {
  return element.type === 'radio' || element.type === 'checkbox';
}

function controlOf(element: ControlElement): Control {
  const autoComplete = element.getAttribute('autocomplete') ?? '';
  return { type: element.type, name: element.name, autoComplete };
}

/** All controls of the page that may be kept, in the order of the page. */
export function listControls(): PlacedControl[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<ControlElement>('input, textarea, select')].flatMap((element) => {
    const control = controlOf(element);
    // A radio is told from the others of its name by its value.
    const key = `${control.type} ${control.name} ${element.type === 'radio' ? element.value : ''}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return isKeepable(control) ? [{ element, control, nth }] : [];
  });
}
