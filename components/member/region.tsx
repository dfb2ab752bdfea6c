'use client';

import type { ReactNode } from 'react';
import { RegionFailure } from '@/components/member/region-failure';
import type { CallState } from '@/lib/client/data/use-call';
import styles from './member.module.css';
import { SkeletonRows } from './skeleton-rows';

type RegionProps<Answer> = {
  readonly title: string;
  /** The title is for assistive technology only: the content says it by itself. */
  readonly isQuiet?: boolean;
  readonly state: CallState<Answer>;
  /** Rows of the skeleton: as many as the content usually has, so that nothing jumps. */
  readonly skeletonRows?: number;
  /** Stands in place of the rows where the content has another shape. */
  readonly skeleton?: ReactNode;
  /** Another look of the region than a card's. */
  readonly className?: string;
  readonly children: (value: Answer | undefined) => ReactNode;
};

/** One part of the member home: a skeleton in the final shape, then the content or an honest failure. */
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
