import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GameGrid } from '@/components/lobby/game/game-grid';
import { SectionHead } from '@/components/lobby/section/section-head';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';

const INSTEAD_LENGTH = 6;

type NoResultsProps = {
  /** Popular games. */
  readonly popular: readonly Game[];
  readonly names: VendorNames;
  readonly query: URLSearchParams;
  /** Link that removes the filters. */
  readonly children: ReactNode;
};

/** Empty search: what to do, and popular games. */
export function NoResults({ popular, names, query, children }: NoResultsProps) {
  const t = useTranslations('search');
  return (
    <>
      <StatePanel icon="search" text={t('nothingText')} title={t('nothingTitle')}>
        {children}
      </StatePanel>
      {popular.length > 0 && (
        <section>
          <SectionHead icon="fire" title={t('instead')} />
          <GameGrid games={popular.slice(0, INSTEAD_LENGTH)} names={names} query={query} />
        </section>
      )}
    </>
  );
}
