// Countries and dialling codes for the picker.

import type { WireCountry } from '@/lib/shared/calls/wire-site';
import { toList, toText } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { LIST_LIMIT } from '@/lib/shared/list-limits';

/** ISO code, the provider's name, and the dialling code as digits. */
export type Country = { readonly code: string; readonly name: string; readonly dialingCode: string };

export type Countries = { readonly list: readonly Country[]; readonly own: string };

function countryOf(raw: unknown): Country | undefined {
  const row = toRecord(raw);
  const code = toText(row.countryCode).toUpperCase();
  const dialingCode = toText(row.countryDialingCode).replace(/^\+|^00/, '');
  const isUsable = /^[A-Z]{2}$/.test(code) && /^[1-9]\d{0,3}$/.test(dialingCode);
  return isUsable ? { code, name: toText(row.countryName) || code, dialingCode } : undefined;
}

/** Parses the country call; rows without a usable code are left out, the merchant's own country is always present. */
export function parseCountries(value: WireCountry | null | undefined): Countries {
  const rows = toList(value?.countries, LIST_LIMIT.countries);
  const own = countryOf(value);
  const all = [...rows.map(countryOf), own].filter((country) => country !== undefined);
  const list = all.filter((country, at) => all.findIndex(({ code }) => code === country.code) === at);
  const first = list.find(({ code }) => code === own?.code) ?? list[0];
  return { list, own: first?.code ?? '' };
}
