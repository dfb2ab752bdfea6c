'use client';

import { FactorDialog } from '@/components/auth/firebase/factor/factor-dialog';
import { ChooseDialog } from '@/components/auth/social/choose/choose-dialog';
import { TwoFactorDialog } from '@/components/auth/two-factor/two-factor-dialog';
import { DownloadPopup } from '@/components/download/download-popup';
import { PushPrompt } from '@/components/push/push-prompt';
import { PushTips } from '@/components/push/push-tips';
import { BreakConfirm } from '@/components/safety/page/break-confirm';
import { UpgradePopup } from '@/components/update/upgrade-popup';
import {
  type CatalogueSection,
  LONG_TEXT,
  noop,
  toOverlayState,
  toPicture,
} from '@/components/workbench/samples/samples';
import { ROUTES } from '@/lib/shared/routes';

const LOGIN = { type: 'username', username: 'lan', password: '' } as const;
const RULES = { autoCreate: false, manualRegistration: false, isExpiryForced: false };
const STORED_PROOF = { proof: { kind: 'line', lineSessionToken: '' }, choice: 'due', keptAt: 0 } as const;
const HINTS = [
  { uid: 'phone', factor: 'phone', label: '+1 *** *** 0100' },
  { uid: 'totp', factor: 'totp', label: 'Authenticator' },
] as const;
const CHALLENGE = { hints: HINTS, send: async () => 'proof', confirm: async () => 'token' };
const UPGRADE = { isMandatory: false, title: '', message: '', href: ROUTES.download };
const OFFER = {
  action: 'popup',
  name: 'Sample',
  icon: toPicture(64, 64, 200),
  description: '',
  loginPrompt: '',
  links: { Android: 'https://apps.example/app.apk' },
  href: ROUTES.download,
} as const;

export const DIALOG_SECTION: CatalogueSection = {
  id: 'dialogs',
  title: 'Dialogs of features',
  parts: [
    {
      name: 'TwoFactorDialog',
      stage: 'overlay',
      states: [
        toOverlayState('one method', (onClose) => (
          <TwoFactorDialog onClose={onClose} second={{ login: LOGIN, offered: ['ga'], finish: noop }} />
        )),
        toOverlayState('three methods', (onClose) => (
          <TwoFactorDialog
            onClose={onClose}
            second={{ login: LOGIN, offered: ['email', 'sms', 'ga'], finish: noop }}
          />
        )),
      ],
    },
    {
      name: 'FactorDialog',
      stage: 'overlay',
      states: [
        toOverlayState('two factors', (onClose) => (
          <FactorDialog challenge={CHALLENGE} onClose={onClose} onToken={noop} />
        )),
        toOverlayState('empty', (onClose) => (
          <FactorDialog challenge={{ ...CHALLENGE, hints: [] }} onClose={onClose} onToken={noop} />
        )),
      ],
    },
    {
      name: 'ChooseDialog',
      stage: 'overlay',
      states: [
        {
          label: 'default',
          node: <ChooseDialog storedProof={{ ...STORED_PROOF, text: '' }} place="login" rules={RULES} />,
        },
        {
          label: 'long text',
          node: (
            <ChooseDialog storedProof={{ ...STORED_PROOF, text: LONG_TEXT }} place="login" rules={RULES} />
          ),
        },
      ],
    },
    {
      name: 'UpgradePopup',
      stage: 'overlay',
      states: [
        toOverlayState('optional', (onClose) => (
          <UpgradePopup facts={UPGRADE} onClose={onClose} version="1.0.0" />
        )),
        // Always open here: over a page only its link would close it.
        {
          label: 'mandatory, long text',
          node: (
            <UpgradePopup
              facts={{ ...UPGRADE, isMandatory: true, title: LONG_TEXT, message: LONG_TEXT }}
              onClose={noop}
              version="1.0.0"
            />
          ),
        },
      ],
    },
    {
      name: 'DownloadPopup',
      stage: 'overlay',
      states: [
        toOverlayState('default', (onClose) => <DownloadPopup offer={OFFER} onClose={onClose} />),
        toOverlayState('no app, long text', (onClose) => (
          <DownloadPopup
            offer={{ ...OFFER, description: LONG_TEXT, loginPrompt: LONG_TEXT, links: {} }}
            onClose={onClose}
          />
        )),
      ],
    },
    {
      name: 'Push and safer play',
      stage: 'overlay',
      states: [
        { label: 'PushPrompt', node: <PushPrompt /> },
        toOverlayState('PushTips', (onClose) => <PushTips onClose={onClose} />),
        toOverlayState('BreakConfirm', (onClose) => (
          <BreakConfirm choice={{ minutes: 10_080, label: '7 days' }} onClose={onClose} />
        )),
      ],
    },
  ],
};
