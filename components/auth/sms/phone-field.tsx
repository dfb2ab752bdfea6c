'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import form from '@/components/auth/form/form.module.css';
import { Icon } from '@/components/ui/icon/icon';
import type { Country } from '@/lib/shared/auth/sms/countries';
import styles from './phone-field.module.css';
import type { PhoneInput } from './use-phone';

/** Country names in the page's language; the provider's name where the browser has none. */
function namesIn(locale: string): (country: Country) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return ({ code, name }) => names.of(code) ?? name;
  } catch {
    return ({ name }) => name;
  }
}

/** Dialling code with the browser's own select: familiar, and searchable by typing. */
function CountryPicker({ phone }: { readonly phone: PhoneInput }) {
  const t = useTranslations('sms');
  const nameOf = namesIn(useLocale());
  const { countries, country } = phone;
  const dialingCode = countries.list.find(({ code }) => code === country)?.dialingCode;
  return (
    <span className={styles.country}>
      <span aria-hidden="true" className={styles.code}>
        <bdi dir="ltr">{dialingCode === undefined ? '+' : `+${dialingCode}`}</bdi>
        <span className={styles.down}>
          <Icon name="chevron" size="small" />
        </span>
      </span>
      <select
        aria-label={t('country')}
        autoComplete="tel-country-code"
        className={styles.select}
        name="country"
        onChange={(event) => phone.setCountry(event.currentTarget.value)}
        value={country}
      >
        {countries.list.length === 0 && <option value={country}>…</option>}
        {countries.list.map((one) => (
          <option key={one.code} value={one.code}>
            {`${nameOf(one)} (+${one.dialingCode})`}
          </option>
        ))}
      </select>
    </span>
  );
}

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
