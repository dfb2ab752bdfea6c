import { initialOf } from '@/components/shell/head/brand-icon';
import type { StepPictureName } from '@/lib/shared/install/coach-steps';
import { DRAWINGS } from './picture-table';
import styles from './step-picture.module.css';

type StepPictureProps = {
  readonly name: StepPictureName;
  readonly brand: string;
  /** Android mirrors with the language; iOS has no right-to-left language here. */
  readonly flips: boolean;
};

/** The screen at a step, with the place to tap marked; decorative. */
export function StepPicture({ name, brand, flips }: StepPictureProps) {
  const { soft, ink, spot, sign, icon } = DRAWINGS[name];
  const { x, y, width, height } = spot;
  return (
    <svg
      aria-hidden="true"
      className={`${styles.picture}${flips ? ' flips' : ''}`}
      focusable="false"
      viewBox="0 0 120 84"
    >
      <path className={styles.soft} d={soft} />
      <path className={styles.ink} d={ink} />
      {icon && (
        <>
          <rect className={styles.icon} height="24" rx="6" width="24" x={icon.x} y={icon.y} />
          <text
            className={`${styles.initial}${flips ? ' flips' : ''}`}
            textAnchor="middle"
            x={icon.x + 12}
            y={icon.y + 17}
          >
            {initialOf(brand)}
          </text>
        </>
      )}
      <rect
        className={styles.spot}
        height={height}
        rx={Math.min(height / 2, 13)}
        width={width}
        x={x - width / 2}
        y={y - height / 2}
      />
      <path className={styles.sign} d={sign} />
    </svg>
  );
}
