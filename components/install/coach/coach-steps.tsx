import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CoachKind } from '@/lib/shared/install/coach-kind';
import { COACH_STEPS } from '@/lib/shared/install/coach-steps';
import styles from './coach.module.css';
import { StepPicture } from './step-picture';

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
