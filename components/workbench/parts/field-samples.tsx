'use client';

import { useRef, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import { CodeField } from '@/components/auth/sms/code-field';
import { PhoneField } from '@/components/auth/sms/phone-field';
import type { CodeSender } from '@/components/auth/sms/use-code-sender';
import type { PhoneInput } from '@/components/auth/sms/use-phone';
import { noop } from '@/components/workbench/samples/samples';

const SENDER: CodeSender = {
  isSending: false,
  isSent: false,
  left: 0,
  failure: undefined,
  press: async () => undefined,
  isWaiting: () => false,
  start: noop,
  clear: noop,
};

type ChoiceSampleProps = { readonly labels: readonly string[]; readonly name: string };

/** Usable choice bar. */
export function ChoiceSample({ labels, name }: ChoiceSampleProps) {
  const [picked, setPicked] = useState(labels[0] ?? '');
  const choices = labels.map((label) => ({ id: label, label }));
  return <ChoiceBar choices={choices} legend="Way" name={name} onPick={setPicked} picked={picked} />;
}

type CodeSampleProps = { readonly sender?: Partial<CodeSender>; readonly error?: string };

/** A code field whose sender is in a given state. */
export function CodeSample({ sender, error }: CodeSampleProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CodeField
      error={error}
      inputRef={input}
      label="Code"
      sender={{ ...SENDER, ...sender }}
      sentText="The code is on its way."
    />
  );
}

const COUNTRIES = {
  own: 'BR',
  list: [
    { code: 'BR', name: 'Brazil', dialingCode: '55' },
    { code: 'TH', name: 'Thailand', dialingCode: '66' },
    { code: 'PK', name: 'Pakistan', dialingCode: '92' },
  ],
};

/** A phone field in a given state. */
export function PhoneSample(given: Partial<PhoneInput>) {
  const input = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState(COUNTRIES.own);
  const [number, setNumber] = useState(given.number ?? '');
  const phone: PhoneInput = {
    countries: COUNTRIES,
    hasFailed: false,
    retry: noop,
    fault: undefined,
    target: '',
    read: async () => undefined,
    keep: noop,
    ...given,
    input,
    country,
    number,
    setCountry,
    setNumber,
  };
  return <PhoneField phone={phone} />;
}
