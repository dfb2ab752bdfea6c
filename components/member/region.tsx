'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureCode } from '@/components/notice/failure-code';
import { TextLines } from '@/components/notice/text-lines';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import type { CallState } from '@/lib/client/data/use-call';
import type { Failure } from '@/lib/shared/calls/envelope';
import styles from './member.module.css';
import failureStyles from './region.module.css';
import { SkeletonRows } from './skeleton-rows';

/** What went wrong, in words. */
export function FailureLines({ failure }: { readonly failure: Failure }) {
  const t = useTranslations('member');
  const toText = useFailureText();
  return (
    <>
      <p className={failureStyles.failureTitle}>{t('failed')}</p>
      <p className={styles.muted}>
        <TextLines text={toText(failure)} />
      </p>
    </>
  );
}

/** Failure of a region: reason, retry, and support code. */
export function RegionFailure({ state }: { readonly state: CallState<unknown> }) {
  const t = useTranslations('member');
  const { failure, isRetrying, retry } = state;
  if (!failure) return null;
  return (
    <div className={failureStyles.failure} role="status">
      <FailureLines failure={failure} />
      <div className={failureStyles.failureActions}>
        <ActionButton isBusy={isRetrying} look="quiet" onClick={retry}>
          {t(isRetrying ? 'retrying' : 'retry')}
        </ActionButton>
        <FailureCode traceId={failure.traceId} />
      </div>
    </div>
  );
}

type RegionProps<Answer> = {
  readonly title: string;
  /** For assistive technology only: the content names itself. */
  readonly isQuiet?: boolean;
  readonly state: CallState<Answer>;
  /** Rows of the skeleton: as many as the content usually has. */
  readonly skeletonRows?: number;
  /** Skeleton for content of another shape. */
  readonly skeleton?: ReactNode;
  /** Another look than a card's. */
  readonly className?: string;
  readonly children: (value: Answer | undefined) => ReactNode;
};

/** Part of the member home: skeleton, then content or failure. */
export function Region<Answer>(props: RegionProps<Answer>) {
  const { title, isQuiet, state, skeletonRows = 1, skeleton, className, children } = props;
  const isLoading = !state.isLoaded && !state.failure;
  return (
    <section aria-busy={isLoading} className={className ? `${styles.card} ${className}` : styles.card}>
      <h2 className={isQuiet ? 'visually-hidden' : styles.heading}>{title}</h2>
      {isLoading && (skeleton ?? <SkeletonRows count={skeletonRows} />)}
      {state.failure && !state.isLoaded && <RegionFailure state={state} />}
      {state.isLoaded && children(state.value)}
    </section>
  );
}
