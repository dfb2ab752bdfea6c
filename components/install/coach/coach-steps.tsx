import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { initialOf } from '@/components/shell/head/brand-icon';
import { COACH_STEPS, type CoachKind, type StepPictureName } from '@/lib/shared/install/coach-steps';
import styles from './coach.module.css';
import { DRAWINGS } from './picture-table';

type CoachStepsProps = {
  readonly brand: string;
  readonly kind: Exclude<CoachKind, 'webview' | 'desktop'>;
};

// Words of the browser's own, which may run the other way.
const strong = (words: ReactNode) => (
  <b>
    <bdi>{words}</bdi>
  </b>
);

type StepPictureProps = {
  readonly name: StepPictureName;
  readonly brand: string;
  /** Android mirrors with the language; iOS has no right-to-left language here. */
  readonly flips: boolean;
};

/** The screen at a step, with the place to tap marked; decorative. */
function StepPicture({ name, brand, flips }: StepPictureProps) {
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

/** Steps of this browser with pictures; on iOS with the note that the icon does not share the login. */
export function CoachSteps({ brand, kind }: CoachStepsProps) {
  const t = useTranslations('install');
  const isIos = kind.startsWith('ios');
  return (
    <div className={styles.body}>
      <ol className={styles.steps}>
        {COACH_STEPS[kind].map(({ textKey, picture }) => (
          <li className={styles.step} key={textKey}>
            <StepPicture brand={brand} flips={!isIos} name={picture} />
            <p className={styles.text}>{t.rich(textKey, { b: strong })}</p>
          </li>
        ))}
      </ol>
      {isIos && <p className={styles.note}>{t('loginNote')}</p>}
    </div>
  );
}
