'use client';

import { EntryCard } from '@/components/auth/entry-card';
import { HomeScreenCard } from '@/components/download/page/home-screen-card';
import { PlatformCard } from '@/components/download/page/platform-list';
import { JoinStrip } from '@/components/lobby/join-strip';
import { GeneralCards } from '@/components/promo/list/general-cards';
import { PromotionTile } from '@/components/promo/list/promotion-tile';
import { ProgrammeStepList } from '@/components/referral/programme';
import { ReferralBanner } from '@/components/referral/referral-banner';
import {
  BROKEN_PICTURE,
  type CatalogueSection,
  LONG_NAME,
  LONG_TEXT,
  NO_QUERY,
  toPicture,
} from '@/components/workbench/samples/samples';

const WIDE_PICTURE = toPicture(720, 320, 20);
const APK = { type: 'Android', url: 'https://apps.example/app.apk' } as const;
const SWITCH = { enabled: true, count: 3 };

export const OFFER_SECTION: CatalogueSection = {
  id: 'offers',
  title: 'Promotions, invitations and apps',
  parts: [
    {
      name: 'PromotionTile',
      stage: 'inset',
      states: [
        {
          label: 'default',
          node: (
            <PromotionTile card={{ id: '1', title: 'Welcome bonus', image: WIDE_PICTURE }} query={NO_QUERY} />
          ),
        },
        {
          label: 'no picture',
          node: <PromotionTile card={{ id: '2', title: 'Weekly race' }} query={NO_QUERY} />,
        },
        {
          label: 'picture that fails, long text',
          node: (
            <PromotionTile card={{ id: '3', title: LONG_TEXT, image: BROKEN_PICTURE }} query={NO_QUERY} />
          ),
        },
      ],
    },
    {
      name: 'GeneralCards',
      stage: 'flush',
      states: [
        {
          label: 'both',
          node: <GeneralCards query={NO_QUERY} switches={{ appDownload: SWITCH, referral: SWITCH }} />,
        },
      ],
    },
    {
      name: 'JoinStrip (visitors)',
      stage: 'flush',
      states: [
        { label: 'default', node: <JoinStrip brandName="Sample" query={NO_QUERY} /> },
        { label: 'long name', node: <JoinStrip brandName={LONG_NAME} query={NO_QUERY} /> },
      ],
    },
    {
      name: 'ReferralBanner',
      stage: 'flush',
      states: [{ label: 'default', node: <ReferralBanner promotion={SWITCH} query={NO_QUERY} /> }],
    },
    {
      name: 'EntryCard',
      stage: 'flush',
      states: [
        {
          label: 'long text',
          node: (
            <EntryCard lead={LONG_TEXT} title="Welcome back">
              <p>A form</p>
            </EntryCard>
          ),
        },
      ],
    },
    {
      name: 'ProgrammeStepList',
      stage: 'inset',
      states: [
        {
          label: 'two steps, long text',
          node: (
            <ProgrammeStepList
              steps={[
                { icon: 'share', title: 'Share', text: 'Send your link to a friend.' },
                { icon: 'gift', title: LONG_NAME, text: LONG_TEXT },
              ]}
              title="How it works"
            />
          ),
        },
      ],
    },
    {
      name: 'PlatformCard',
      stage: 'flush',
      states: [
        { label: 'an app', node: <PlatformCard platform={{ system: 'android', offers: [APK] }} /> },
        { label: 'empty', node: <PlatformCard platform={{ system: 'ios', offers: [] }} /> },
      ],
    },
    {
      name: 'HomeScreenCard',
      stage: 'flush',
      states: [{ label: 'with an address', node: <HomeScreenCard address="https://play.example/m/app" /> }],
    },
  ],
};
