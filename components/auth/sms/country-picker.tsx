'use client';

import { useLocale, useTranslations } from 'next-intl';
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
export function CountryPicker({ phone }: { readonly phone: PhoneInput }) {
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
