'use client';

import { ConsentPrompt } from '@/components/consent/consent-prompter';
import { HandoffPrompt } from '@/components/handoff/handoff-offer';
import { InstallCard } from '@/components/install/prompt/install-card';
import { ActionButton } from '@/components/ui/button/action-button';
import { UpdatePrompt } from '@/components/update/update-tracker';
import {
  type CatalogueSection,
  LONG_NAME,
  LONG_TEXT,
  noop,
  toOverlayState,
} from '@/components/workbench/samples/samples';

const MANY = ['Meta', 'TikTok', 'Kwai', 'Bigo'];
const LONG_ORIGIN = 'https://a-rather-long-alternative-domain.play.example';

export const PROMPT_SECTION: CatalogueSection = {
  id: 'prompts',
  title: 'Prompts over a page',
  parts: [
    {
      name: 'UpdatePrompt',
      stage: 'overlay',
      states: [
        toOverlayState('default', (onClose) => (
          <UpdatePrompt isBusy={false} isInstalled={false} onLater={onClose} onRefresh={onClose} />
        )),
        toOverlayState('installed', (onClose) => (
          <UpdatePrompt isBusy={false} isInstalled onLater={onClose} onRefresh={onClose} />
        )),
        {
          label: 'loading',
          node: <UpdatePrompt isBusy isInstalled={false} onLater={noop} onRefresh={noop} />,
        },
      ],
    },
    {
      name: 'HandoffPrompt',
      stage: 'overlay',
      states: [
        toOverlayState('default', (onClose) => (
          <HandoffPrompt isBusy={false} onLeave={onClose} onStay={onClose} origin="https://fast.example" />
        )),
        {
          label: 'loading',
          node: <HandoffPrompt isBusy onLeave={noop} onStay={noop} origin="https://fast.example" />,
        },
        {
          label: 'long text',
          node: <HandoffPrompt isBusy={false} onLeave={noop} onStay={noop} origin={LONG_ORIGIN} />,
        },
      ],
    },
    {
      name: 'ConsentPrompt',
      stage: 'overlay',
      states: [
        toOverlayState('two partners', (onClose) => (
          <ConsentPrompt onChoice={onClose} partners={MANY.slice(0, 2)} />
        )),
        { label: 'no partner', node: <ConsentPrompt onChoice={noop} partners={[]} /> },
        { label: 'many partners', node: <ConsentPrompt onChoice={noop} partners={MANY} /> },
      ],
    },
    {
      name: 'InstallCard',
      stage: 'overlay',
      states: [
        {
          label: 'default',
          node: (
            <InstallCard
              onEscape={noop}
              text="Starts like an app, without a shop."
              title="Add to the home screen"
            >
              <ActionButton>Add</ActionButton>
            </InstallCard>
          ),
        },
        {
          label: 'loading, long text',
          node: (
            <InstallCard isBusy onEscape={noop} text={LONG_TEXT} title={LONG_NAME}>
              <ActionButton look="quiet">Close</ActionButton>
            </InstallCard>
          ),
        },
      ],
    },
  ],
};
