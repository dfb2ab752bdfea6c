'use client';

import { PasswordField } from '@/components/auth/form/password-field';
import { TextField } from '@/components/auth/form/text-field';
import { KeepSignedIn } from '@/components/auth/remember/keep-signed-in';
import { type CatalogueSection, LONG_TEXT, SAMPLE_FAILURE } from '@/components/workbench/samples/samples';
import { ChoiceSample, CodeSample, PhoneSample } from './field-samples';

const FIELD = { autoComplete: 'off', label: 'User name', name: 'sample' };
const SECRET = { autoComplete: 'off', label: 'Password', name: 'secret' };
const WRONG = 'Please enter 4 to 20 letters or digits.';

export const FIELD_SECTION: CatalogueSection = {
  id: 'fields',
  title: 'Fields and choices',
  parts: [
    {
      name: 'TextField',
      stage: 'inset',
      states: [
        { label: 'default', node: <TextField {...FIELD} /> },
        {
          label: 'hint and placeholder',
          node: <TextField {...FIELD} hint="4 to 20 letters" placeholder="lan" />,
        },
        { label: 'error', node: <TextField {...FIELD} error={WRONG} /> },
        {
          label: 'long text',
          node: <TextField {...FIELD} hint={LONG_TEXT} label={LONG_TEXT} placeholder={LONG_TEXT} />,
        },
      ],
    },
    {
      name: 'PasswordField',
      stage: 'inset',
      states: [
        { label: 'default', node: <PasswordField {...SECRET} /> },
        { label: 'error', node: <PasswordField {...SECRET} error={WRONG} /> },
      ],
    },
    {
      name: 'CodeField',
      stage: 'inset',
      states: [
        { label: 'default', node: <CodeSample /> },
        { label: 'loading', node: <CodeSample sender={{ isSending: true }} /> },
        { label: 'counting down', node: <CodeSample sender={{ left: 42 }} /> },
        {
          label: 'failed',
          node: <CodeSample error="The code is wrong." sender={{ failure: SAMPLE_FAILURE }} />,
        },
      ],
    },
    {
      name: 'PhoneField',
      stage: 'inset',
      states: [
        { label: 'default', node: <PhoneSample /> },
        { label: 'filled', node: <PhoneSample number="11 98765 4321" /> },
        { label: 'error', node: <PhoneSample fault="numberInvalid" number="12" /> },
        { label: 'countries failed', node: <PhoneSample countries={{ list: [], own: '' }} hasFailed /> },
      ],
    },
    {
      name: 'ChoiceBar',
      stage: 'inset',
      states: [
        { label: 'two', node: <ChoiceSample labels={['Password', 'Code']} name="two" /> },
        {
          label: 'three, long text',
          node: <ChoiceSample labels={['App', 'Text message', 'Mail to my address']} name="three" />,
        },
      ],
    },
    {
      name: 'KeepSignedIn',
      stage: 'inset',
      states: [{ label: 'checked', node: <KeepSignedIn /> }],
    },
  ],
};
