'use client';

import { FormError } from '@/components/auth/form/form-error';
import { SuccessLine } from '@/components/auth/form/success-line';
import { CardSkeleton } from '@/components/lobby/saved/card-skeleton';
import { EmptyNote } from '@/components/member/empty-note';
import { InfoRow } from '@/components/member/info-row';
import memberStyles from '@/components/member/member.module.css';
import { Region } from '@/components/member/region';
import { InvitationSkeleton } from '@/components/referral/invite/invitation-skeleton';
import { CrashPanel } from '@/components/status/crash-panel';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { StatePanel } from '@/components/ui/state/state-panel';
import {
  type CatalogueSection,
  FAILED,
  LOADING,
  LONG_TEXT,
  NO_QUERY,
  RETRYING,
  SAMPLE_FAILURE,
  toLoaded,
} from '@/components/workbench/samples/samples';
import { ROUTES } from '@/lib/shared/routes';
import styles from './sample.module.css';

const nothing = () => <EmptyNote text="Add one in the cashier." title="No payout account yet" />;
const rows = () => (
  <ul className={memberStyles.rows}>
    <InfoRow detail="From $10 to $500" sign={<Icon name="bank" />} title="Bank transfer" />
    <InfoRow detail={LONG_TEXT} sign={<Icon name="wallet" />} title={LONG_TEXT} />
    <InfoRow sign="A" title="Only a title" />
  </ul>
);

const CRASH = Object.assign(new Error('crashed'), { digest: SAMPLE_FAILURE.traceId });
export const STATE_SECTION: CatalogueSection = {
  id: 'states',
  title: 'Empty, loading and failed',
  parts: [
    {
      name: 'StatePanel',
      stage: 'flush',
      states: [
        {
          label: 'empty, with a way on',
          node: (
            <StatePanel
              icon="heart"
              text="Tap the heart of a game to keep it here."
              title="No favourites yet"
            >
              <ButtonLink href={ROUTES.game}>Find games</ButtonLink>
            </StatePanel>
          ),
        },
        { label: 'calm, title only', node: <StatePanel icon="compass" title="Page not found" /> },
        {
          label: 'alarm, long text',
          node: <StatePanel icon="unplugged" text={LONG_TEXT} title={LONG_TEXT} tone="alarm" />,
        },
        {
          label: 'page',
          node: <StatePanel icon="wrench" isPage text="Back soon." title="A page of its own" />,
        },
      ],
    },
    {
      name: 'Status panels',
      stage: 'flush',
      states: [
        { label: 'failed', node: <FailurePanel retryHref={ROUTES.home} traceId={SAMPLE_FAILURE.traceId} /> },
        { label: 'failed, no trace', node: <FailurePanel retryHref={ROUTES.home} traceId="" /> },
        { label: 'missing', node: <MissingPanel query={NO_QUERY} /> },
        { label: 'crashed', node: <CrashPanel error={CRASH} /> },
      ],
    },
    {
      name: 'Region',
      stage: 'inset',
      states: [
        {
          label: 'loading',
          node: (
            <Region skeletonRows={3} state={LOADING} title="Deposit">
              {nothing}
            </Region>
          ),
        },
        {
          label: 'loaded, long text',
          node: (
            <Region state={toLoaded({})} title="Deposit">
              {rows}
            </Region>
          ),
        },
        {
          label: 'empty',
          node: (
            <Region state={toLoaded({})} title="Withdraw">
              {nothing}
            </Region>
          ),
        },
        {
          label: 'failed',
          node: (
            <Region state={FAILED} title="Withdraw">
              {nothing}
            </Region>
          ),
        },
        {
          label: 'failed, trying again',
          node: (
            <Region state={RETRYING} title="Withdraw">
              {nothing}
            </Region>
          ),
        },
      ],
    },
    {
      name: 'Skeletons and lines',
      stage: 'inset',
      states: [
        {
          label: 'game card',
          node: (
            <div className={styles.card}>
              <CardSkeleton />
            </div>
          ),
        },
        { label: 'invitation', node: <InvitationSkeleton /> },
        { label: 'success', node: <SuccessLine>The password is changed.</SuccessLine> },
        { label: 'refusal, long text', node: <FormError text={`${LONG_TEXT}\nA second line.`} /> },
      ],
    },
  ],
};
