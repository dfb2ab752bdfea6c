'use client';

import { type RefObject, useRef, useState } from 'react';
import { readStoredPhone, storePhone } from '@/lib/client/auth/sms/stored-phone';
import { useCall } from '@/lib/client/data/use-call';
import { showNotice } from '@/lib/client/notice/notice-store';
import { parsePhone } from '@/lib/client/phone/parse-phone';
import { type Countries, parseCountries } from '@/lib/shared/auth/sms/countries';
import { cleanNumber, type Phone, type PhoneFault } from '@/lib/shared/auth/sms/phone';
import { country as countryCall } from '@/lib/shared/calls/system-table';

/** A number that is being typed, with its country. */
export type PhoneInput = {
  readonly countries: Countries;
  /** The list of countries could not be had; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly country: string;
  readonly number: string;
  readonly fault: PhoneFault | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly setCountry: (code: string) => void;
  readonly setNumber: (number: string) => void;
  /** What the wait for the next code is counted by. */
  readonly target: string;
  /** The number for the wire; undefined where it has a fault, which is shown, with the focus on the field. */
  readonly read: () => Promise<Phone | undefined>;
  /** Keeps it for the tab, once a code is on its way. */
  readonly keep: () => void;
};

/** The state of a phone field: countries by their call, a number that the tab may have storedPhone, and its check. */
export function usePhone(): PhoneInput {
  const { value, failure, retry } = useCall(countryCall);
  const [storedPhone] = useState(readStoredPhone);
  const [picked, setCountry] = useState(storedPhone?.country ?? '');
  const [number, setNumber] = useState(storedPhone?.number ?? '');
  const [fault, setFault] = useState<PhoneFault>();
  const input = useRef<HTMLInputElement>(null);
  const countries = parseCountries(value);
  const isOffered = countries.list.some(({ code }) => code === picked);
  const country = isOffered || countries.list.length === 0 ? picked : countries.own;

  async function read(): Promise<Phone | undefined> {
    const parsed = await parsePhone(number, country).catch(() => undefined);
    setFault(parsed && !parsed.ok ? parsed.fault : undefined);
    if (parsed?.ok) return parsed.phone;
    if (parsed) input.current?.focus();
    else showNotice({ textKey: 'network_error' });
    return undefined;
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
