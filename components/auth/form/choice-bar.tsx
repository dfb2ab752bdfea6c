'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './choice-bar.module.css';

type Choice<Id extends string> = { readonly id: Id; readonly label: string };

type ChoiceBarProps<Id extends string> = {
  /** Said to assistive technology. */
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly picked: Id;
  readonly onPick: (id: Id) => void;
};

/** One of two or three ways, side by side: native radios, so that arrow keys and screen readers know them. */
export function ChoiceBar<Id extends string>({ legend, name, choices, picked, onPick }: ChoiceBarProps<Id>) {
  const bar = useRef<HTMLFieldSetElement>(null);

  // What was tapped before React took over stands in the radios alone.
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
