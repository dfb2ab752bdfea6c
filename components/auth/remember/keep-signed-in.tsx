'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef } from 'react';
import {
  isKeepTicked,
  storeAutoLoginChoice,
  storeKeepChoice,
} from '@/lib/client/auth/remember/auto-login-choice';
import styles from './keep-signed-in.module.css';

/** Whether this device may sign the player in automatically; on at first, then as last chosen. */
export function KeepSignedIn() {
  const t = useTranslations('remember');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && !isKeepTicked()) box.current.checked = false;
  }, []);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    storeAutoLoginChoice(target.checked);
    storeKeepChoice(target.checked);
  };
  return (
    <label className={styles.choice}>
      <input
        className={styles.box}
        defaultChecked
        name="remember"
        onChange={onChange}
        ref={box}
        type="checkbox"
      />
      <span>{t('keep')}</span>
    </label>
  );
}
