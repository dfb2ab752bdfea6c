'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { PasswordScore } from '@/lib/client/auth/password-score';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field';

const STEPS = [0, 1, 2, 3] as const;

const loadScore = () => import('@/lib/client/auth/password-score');

/** Returns the score of the input; undefined without the library. */
function useScore() {
  const [score, setScore] = useState<PasswordScore>();
  async function update({ form, value }: HTMLInputElement): Promise<void> {
    const name = form?.querySelector<HTMLInputElement>('[name=username]')?.value;
    const part = await loadScore().catch(() => undefined);
    setScore(part && value !== '' ? part.scorePassword(value, name ? [name] : []) : undefined);
  }
  return { score, update };
}

/** New password, with its strength while typing. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  const t = useTranslations('auth');
  const { score, update } = useScore();
  return (
    <div className={styles.field}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        onFocus={() => void loadScore().catch(() => undefined)}
        onInput={({ currentTarget }) => void update(currentTarget)}
      />
      <div className={styles.strength} data-score={score}>
        <span aria-hidden="true" className={styles.steps}>
          {STEPS.map((step) => (
            <span className={styles.step} data-on={score !== undefined && step <= score} key={step} />
          ))}
        </span>
        <span aria-live="polite">{score === undefined ? '' : t(`strength_${score}`)}</span>
      </div>
    </div>
  );
}
