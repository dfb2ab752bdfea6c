'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './choice-bar.module.css';

type Choice<Id extends string> = { readonly id: Id; readonly label: string };

type ChoiceBarProps<Id extends string> = {
  /** Label for assistive technology. */
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly picked: Id;
  readonly onPick: (id: Id) => void;
};

/** Choice of two or three, side by side; native radios for arrow keys and screen readers. */
export function ChoiceBar<Id extends string>({ legend, name, choices, picked, onPick }: ChoiceBarProps<Id>) {
  const bar = useRef<HTMLFieldSetElement>(null);

  // A tap before hydration is in the radios only.
  const catchUp = useEffectEvent(() => {
    const tapped = bar.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const choice = choices.find(({ id }) => id === tapped);
    if (choice && choice.id !== picked) onPick(choice.id);
  });
  useEffect(() => catchUp(), []);

  return (
    <fieldset className={`${styles.bar} needs-script`} ref={bar}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ id, label }) => (
        <label className={styles.choice} key={id}>
          <input checked={id === picked} name={name} onChange={() => onPick(id)} type="radio" value={id} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
