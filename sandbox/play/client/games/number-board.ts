// The board of numbers of a lottery ticket: each a switch, as many as the ticket takes.
import { h } from '../parts/dom.ts';

export type NumberBoard = {
  element: HTMLElement;
  chosen: () => number[];
  /** Takes these numbers instead of the chosen ones; nothing while locked. */
  choose: (numbers: number[]) => void;
  /** Marks a number that was drawn. */
  mark: (number: number) => void;
  lock: (isLocked: boolean) => void;
};

const isOn = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

const numberOf = (button: HTMLElement): number => Number(button.textContent);

const numberButton = (number: number): HTMLButtonElement =>
  h('button', { type: 'button', class: 'number', 'aria-pressed': 'false', 'data-tone': String(number % 5) }, [
    String(number),
  ]);

export const createNumberBoard = (
  of: { pick: number; pool: number; label: string },
  changed: (chosen: number[]) => void,
): NumberBoard => {
  const buttons = Array.from({ length: of.pool }, (_none, nth) => numberButton(nth + 1));
  const element = h('div', { class: 'board', role: 'group', 'aria-label': of.label }, buttons);
  let isLocked = false;
  const chosen = (): number[] => buttons.filter(isOn).map(numberOf);
  const choose = (numbers: number[]): void => {
    if (isLocked) return;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(numbers.includes(numberOf(button))));
      button.classList.remove('hit');
    }
    changed(chosen());
  };
  element.addEventListener('click', (event) => {
    const button = event.target instanceof HTMLElement ? event.target.closest('button') : null;
    if (!button) return;
    const number = numberOf(button);
    const before = chosen();
    if (isOn(button)) choose(before.filter((one) => one !== number));
    else if (before.length < of.pick) choose([...before, number]);
  });
  return {
    element,
    chosen,
    choose,
    mark: (number) => buttons[number - 1]?.classList.add('hit'),
    lock: (next) => {
      isLocked = next;
      element.classList.toggle('locked', next);
    },
  };
};
