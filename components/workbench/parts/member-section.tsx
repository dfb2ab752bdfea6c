'use client';

import { useState } from 'react';
import { MemberChip } from '@/components/auth/member-chip';
import { CopyField } from '@/components/referral/invite/copy-field';
import { InviteStats } from '@/components/referral/invite/invite-stats';
import { QrPicture } from '@/components/referral/invite/qr-picture';
import { EntryRow } from '@/components/service/entry-list';
import { RisingAmount } from '@/components/ui/amount/rising-amount';
import { ActionButton } from '@/components/ui/button/action-button';
import { VipCard } from '@/components/vip/vip-card';
import { VipSkeleton } from '@/components/vip/vip-skeleton';
import {
  type CatalogueSection,
  FAILED,
  LOADING,
  LONG_NAME,
  toLoaded,
} from '@/components/workbench/samples/samples';
import type { Member } from '@/lib/shared/member/member';
import styles from './sample.module.css';

const MEMBER: Member = {
  id: '1001',
  account: 'lan',
  type: 0,
  club: { name: 'Gold', type: 'AUTO', rank: 3 },
};
const LONG_MEMBER: Member = { ...MEMBER, club: { name: LONG_NAME, type: 'MANUAL', rank: 12 } };
const LINK = 'https://play.example/m/register?r=4711';
const COPY = { copyLabel: 'Copy', copiedLabel: 'Copied' };
const ENTRY = { position: 0, labelIds: [], kind: 'EMAIL', name: 'Mail', href: 'mailto:help@play.example' };

function WinningAmount() {
  const [amount, setAmount] = useState(1000);
  return (
    <ActionButton look="quiet" onClick={() => setAmount(amount + 250)}>
      <RisingAmount amount={amount} text={`₫${amount}`} />
    </ActionButton>
  );
}

export const MEMBER_SECTION: CatalogueSection = {
  id: 'members',
  title: 'Members, invitations and service',
  parts: [
    {
      name: 'MemberChip',
      stage: 'inset',
      states: [
        { label: 'default', node: <MemberChip label="Account" /> },
        { label: 'long text', node: <MemberChip label={LONG_NAME} /> },
      ],
    },
    {
      name: 'RisingAmount',
      stage: 'inset',
      states: [{ label: 'a tap adds a win', node: <WinningAmount /> }],
    },
    {
      name: 'VipCard',
      stage: 'inset',
      states: [
        {
          label: 'on the way',
          node: (
            <VipCard
              member={MEMBER}
              progress={toLoaded({ completedConditions: 3, totalExpectedConditions: 8, labelId: 1 })}
            />
          ),
        },
        {
          label: 'done, long text, no benefit',
          node: (
            <VipCard
              member={LONG_MEMBER}
              progress={toLoaded({ completedConditions: 8, totalExpectedConditions: 8 })}
            />
          ),
        },
        { label: 'progress loading', node: <VipCard member={MEMBER} progress={LOADING} /> },
        { label: 'progress failed', node: <VipCard member={MEMBER} progress={FAILED} /> },
        { label: 'loading', node: <VipSkeleton /> },
      ],
    },
    {
      name: 'InviteStats',
      stage: 'inset',
      states: [
        { label: 'both', node: <InviteStats invited={12} kind="friend" reward={1250} /> },
        { label: 'one, large', node: <InviteStats invited={1234567890} kind="agent" /> },
      ],
    },
    {
      name: 'CopyField',
      stage: 'inset',
      states: [
        { label: 'default', node: <CopyField {...COPY} label="Code" text="ABC-123" /> },
        { label: 'main, long text', node: <CopyField {...COPY} isMain label="Link" text={LINK.repeat(3)} /> },
      ],
    },
    {
      name: 'QrPicture',
      stage: 'inset',
      states: [{ label: 'default', node: <QrPicture link={LINK} /> }],
    },
    {
      name: 'EntryRow',
      stage: 'inset',
      states: [
        {
          label: 'mail, long text, nothing but an address',
          node: (
            <ul className={styles.list}>
              <EntryRow entry={ENTRY} />
              <EntryRow entry={{ ...ENTRY, kind: 'LIVECHAT', name: LONG_NAME, href: LINK }} />
              <EntryRow entry={{ ...ENTRY, kind: '', name: '', href: 'tel:+15550100' }} />
            </ul>
          ),
        },
      ],
    },
  ],
};
