import type { Choice } from '@/components/lobby/category/search-labels';
import { Icon } from '@/components/ui/icon/icon';
import styles from './filter-row.module.css';

type PillSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The first is the default; any other is marked. */
  readonly choices: readonly Choice[];
};

/** Native select in the shape of a chip. */
export function PillSelect({ name, label, value, choices }: PillSelectProps) {
  return (
    <label className={styles.pill}>
      <span className="visually-hidden">{label}</span>
      <select className={styles.select} defaultValue={value} name={name}>
        {choices.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.turn}>
        <Icon name="chevron" size="small" />
      </span>
    </label>
  );
}
