'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { VendorTile, type VendorTileCard } from './vendor-tile';

type VendorTilesProps = {
  readonly cards: readonly VendorTileCard[];
  /** What is kept of the page's query. */
  readonly carried: string;
  readonly current?: string;
};

/** The items of a vendor lane, drawn here and there from the same few facts, as games are. */
export function VendorTiles({ cards, carried, current }: VendorTilesProps) {
  const t = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(carried), [carried]);
  return cards.map((card) => (
    <li key={card.id}>
      <VendorTile card={card} freeLabel={t('free')} isCurrent={card.vendor === current} query={query} />
    </li>
  ));
}
