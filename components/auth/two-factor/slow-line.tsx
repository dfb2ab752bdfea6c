'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './two-factor.module.css';

const SLOW_MS = 5_000;

/** States that an answer is late, while the player can only wait for it. */
export function SlowLine() {
  const t = useTranslations('auth');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p aria-live="polite" className={styles.hint}>
      {isSlow ? t('verifyingSlow') : ''}
    </p>
  );
}
