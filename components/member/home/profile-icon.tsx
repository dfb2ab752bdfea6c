import styles from './profile.module.css';

type ProfileIconProps = { readonly account: string; readonly number: number };

const FEWEST_PETALS = 3;
const PETAL_COUNTS = 6;
/** The widths of all petals together, so that many are slim. */
const PETAL_ROOM = 32;

function anglesOf(number: number): number[] {
  const count = FEWEST_PETALS + (number % PETAL_COUNTS);
  const turn = Math.floor(number / PETAL_COUNTS) * 17;
  return Array.from({ length: count }, (_, nth) => turn + (nth * 360) / count);
}

/** A member's initial on one of the profile icons: flowers of three to eight petals, each further round of them turned a little. */
export function ProfileIcon({ account, number }: ProfileIconProps) {
  const angles = anglesOf(number);
  const rx = PETAL_ROOM / angles.length;
  return (
    <span aria-hidden="true" className={styles.avatar} data-icon={number}>
      <svg aria-hidden="true" className={styles.flower} viewBox="-26 -26 52 52">
        {angles.map((angle) => (
          <ellipse cy="-15" key={angle} rx={rx} ry="13" transform={`rotate(${angle})`} />
        ))}
      </svg>
      <span className={styles.initial}>{[...account][0]?.toUpperCase()}</span>
    </span>
  );
}
