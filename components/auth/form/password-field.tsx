'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import styles from './form.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** Password that can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode'>) {
  const t = useTranslations('auth');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
      className={styles.toggle}
      onClick={() => setShown(!isShown)}
      type="button"
    >
      {t(isShown ? 'hide' : 'show')}
    </button>
  );
  return <TextField {...props} trailing={toggle} type={isShown ? 'text' : 'password'} />;
}
