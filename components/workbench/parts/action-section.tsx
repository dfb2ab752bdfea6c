'use client';

import { SubmitButton } from '@/components/auth/form/submit-button';
import { BackLink } from '@/components/ui/back-link/back-link';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import link from '@/components/ui/client-link/text-link.module.css';
import { SupportCode } from '@/components/ui/support-code/support-code';
import { type CatalogueSection, LONG_TEXT } from '@/components/workbench/samples/samples';
import { ROUTES } from '@/lib/shared/routes';

const CODE_WORDS = { code: '0E0E-4736', label: 'Support code', copyLabel: 'Copy', copiedLabel: 'Copied' };

export const ACTION_SECTION: CatalogueSection = {
  id: 'actions',
  title: 'Buttons and links',
  parts: [
    {
      name: 'ButtonLink',
      stage: 'inset',
      states: [
        { label: 'primary', node: <ButtonLink href={ROUTES.home}>Play now</ButtonLink> },
        {
          label: 'quiet',
          node: (
            <ButtonLink href={ROUTES.home} look="quiet">
              All games
            </ButtonLink>
          ),
        },
        {
          label: 'small',
          node: (
            <ButtonLink href={ROUTES.login} size="small">
              Sign in
            </ButtonLink>
          ),
        },
        {
          label: 'wide, loads a document',
          node: (
            <ButtonLink href={ROUTES.home} reload size="wide">
              Try again
            </ButtonLink>
          ),
        },
        { label: 'long text', node: <ButtonLink href={ROUTES.home}>{LONG_TEXT}</ButtonLink> },
      ],
    },
    {
      name: 'ActionButton',
      stage: 'inset',
      states: [
        { label: 'primary', node: <ActionButton>Confirm</ActionButton> },
        { label: 'quiet', node: <ActionButton look="quiet">Cancel</ActionButton> },
        { label: 'disabled while busy', node: <ActionButton isBusy>Working…</ActionButton> },
        { label: 'wide, long text', node: <ActionButton wide>{LONG_TEXT}</ActionButton> },
      ],
    },
    {
      name: 'SubmitButton',
      stage: 'inset',
      states: [
        { label: 'default', node: <SubmitButton busyLabel="Sending…" isBusy={false} label="Send" /> },
        { label: 'loading', node: <SubmitButton busyLabel="Sending…" isBusy label="Send" /> },
      ],
    },
    {
      name: 'ClientLink',
      stage: 'inset',
      states: [
        {
          label: 'text link',
          node: (
            <ClientLink className={link.link} href={ROUTES.home}>
              Back to the start page
            </ClientLink>
          ),
        },
        {
          label: 'replaces the history entry, long text',
          node: (
            <ClientLink className={link.link} href={ROUTES.home} replaces>
              {LONG_TEXT}
            </ClientLink>
          ),
        },
      ],
    },
    {
      name: 'BackLink',
      stage: 'inset',
      states: [
        { label: 'default', node: <BackLink href={ROUTES.news}>All news</BackLink> },
        { label: 'long text', node: <BackLink href={ROUTES.news}>{LONG_TEXT}</BackLink> },
      ],
    },
    {
      name: 'SupportCode',
      stage: 'inset',
      states: [
        { label: 'copy', node: <SupportCode {...CODE_WORDS} /> },
        { label: 'copy and send', node: <SupportCode {...CODE_WORDS} sendLabel="Send to support" /> },
      ],
    },
  ],
};
