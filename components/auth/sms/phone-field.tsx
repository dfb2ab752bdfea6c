'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import form from '@/components/auth/form/form.module.css';
import { CountryPicker } from './country-picker';
import styles from './phone-field.module.css';
import type { PhoneInput } from './use-phone';

/** Mobile number: dialling code, then the national number. */
export function PhoneField({ phone }: { readonly phone: PhoneInput }) {
  const t = useTranslations('sms');
  const id = useId();
  const { fault, hasFailed } = phone;
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {t('number')}
      </label>
      <div className={`${form.box}${fault ? ` ${form.wrong}` : ''}`}>
        <CountryPicker phone={phone} />
        <input
          aria-describedby={fault ? `${id}-note` : undefined}
          aria-invalid={fault !== undefined || undefined}
          autoComplete="tel-national"
          className={`${form.input} ${styles.number}`}
          dir="ltr"
          id={id}
          inputMode="tel"
          maxLength={24}
          name="mobile"
          onChange={(event) => phone.setNumber(event.currentTarget.value)}
          ref={phone.input}
          type="tel"
          value={phone.number}
        />
      </div>
      {fault && (
        <p className={form.error} id={`${id}-note`}>
          {t(fault)}
        </p>
      )}
      {hasFailed && (
        <p className={form.error} role="status">
          {t('countriesFailed')}{' '}
          <button className={styles.retry} onClick={phone.retry} type="button">
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}
