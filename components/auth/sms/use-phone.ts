'use client';

import { type RefObject, useRef, useState } from 'react';
import { callApi } from '@/lib/client/api/call-api';
import { readStoredPhone, storePhone, type TypedPhone } from '@/lib/client/auth/sms/stored-phone';
import { useCall } from '@/lib/client/data/use-call';
import { loadPart } from '@/lib/client/page/load-module';
import { parsePhone } from '@/lib/client/phone/parse-phone';
import { type Countries, parseCountries } from '@/lib/shared/auth/sms/countries';
import { cleanNumber, type Phone, type PhoneFault } from '@/lib/shared/auth/sms/phone';
import { country as countryCall } from '@/lib/shared/calls/system-table';

/** A number being typed, with its country. */
export type PhoneInput = {
  readonly countries: Countries;
  /** The list of countries failed to load; `retry` loads it again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly country: string;
  readonly number: string;
  readonly fault: PhoneFault | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly setCountry: (code: string) => void;
  readonly setNumber: (number: string) => void;
  /** Key of the wait for the next code. */
  readonly target: string;
  /** Returns the number to send; undefined after a shown fault, with the focus on the field. */
  readonly read: () => Promise<Phone | undefined>;
  /** Stores it in the tab, once a code is sent. */
  readonly keep: () => void;
};

/** State of a phone field: countries, the number that the tab stores, else the remembered one, and its check. */
export function usePhone(remembered?: TypedPhone): PhoneInput {
  const { value, failure, retry } = useCall(countryCall);
  const [known] = useState(() => readStoredPhone() ?? remembered);
  const [picked, setCountry] = useState(known?.country ?? '');
  const [number, setNumber] = useState(known?.number ?? '');
  const [fault, setFault] = useState<PhoneFault>();
  const input = useRef<HTMLInputElement>(null);
  const countries = parseCountries(value);
  const isOffered = countries.list.some(({ code }) => code === picked);
  const country = isOffered || countries.list.length === 0 ? picked : countries.own;

  /** The number may be sent before the list of countries has come. */
  async function readCountry(): Promise<string> {
    if (country !== '' || failure) return country;
    const answer = await callApi(countryCall);
    return answer.ok ? parseCountries(answer.value).own : country;
  }

  async function read(): Promise<Phone | undefined> {
    const own = await readCountry();
    const parsed = await loadPart(() => parsePhone(number, own));
    setFault(parsed?.ok === false ? parsed.fault : undefined);
    if (parsed?.ok === false) input.current?.focus();
    return parsed?.ok ? parsed.phone : undefined;
  }

  return {
    countries,
    hasFailed: failure !== undefined,
    retry,
    country,
    number,
    fault,
    input,
    setCountry,
    setNumber,
    target: `${country}:${cleanNumber(number)}`,
    read,
    keep: () => storePhone({ country, number }),
  };
}
